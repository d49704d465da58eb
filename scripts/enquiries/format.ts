import { stringify } from "csv-stringify/sync"
import { fieldNames } from "../../supabase/functions/_shared/contact/contract"
import type { ListedEnquiry, ListedMail } from "./admin-queries"

const flags: Record<string, string> = {
  honeypot: "hidden field filled",
  too_fast: "sent very fast",
}

const flagText = (flag: string | null): string => (flag ? (flags[flag] ?? flag) : "")

const londonTime = (time: Date): string =>
  time.toLocaleString("en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Europe/London",
  })

const shorten = (text: string, length: number): string => {
  const line = text.replace(/\s+/g, " ")
  return line.length > length ? `${line.slice(0, length - 1)}…` : line
}

const table = (head: string[], rows: string[][]): string => {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const pad = (cell: string, column: number) => cell.padEnd(widths[column] ?? 0)
  const line = (cells: string[]) => cells.map(pad).join("  ").trimEnd()
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n")
}

const shortFields = fieldNames.filter((name) => name !== "message")

export const listText = (listed: readonly ListedEnquiry[]): string =>
  listed.length === 0
    ? "No enquiries yet."
    : table(
        ["id", "received (London)", ...shortFields, "notice", "confirmation", "note"],
        listed.map((row) => [
          row.id.slice(0, 8),
          londonTime(row.received),
          ...shortFields.map((name) => shorten(row[name], 28)),
          row.notice,
          row.confirmation,
          flagText(row.flag),
        ]),
      )

const mailText = ({ kind, state, attempts, sent_at, next_at, last_error }: ListedMail): string => {
  const when = sent_at
    ? ` ${londonTime(sent_at)}`
    : state === "pending"
      ? `, next try ${londonTime(next_at)}`
      : ""
  const trouble = last_error ? ` (${attempts} tries, last: ${last_error})` : ""
  return `${kind}: ${state}${when}${trouble}`
}

export const showText = (enquiry: ListedEnquiry, mails: readonly ListedMail[]): string =>
  [
    [`Received ${londonTime(enquiry.received)}, London time`, flagText(enquiry.flag)]
      .filter(Boolean)
      .join(", "),
    `Id ${enquiry.id}`,
    ...shortFields.map((name) => `${name}: ${enquiry[name]}`),
    "",
    enquiry.message || "(no message)",
    "",
    ...mails.map(mailText),
  ].join("\n")

export const mailsText = (
  states: readonly { kind: string; state: string; count: string }[],
  troubles: readonly ListedMail[],
): string => {
  if (states.length === 0) return "No mails yet."
  const counts = table(
    ["mail", "state", "count"],
    states.map(({ kind, state, count }) => [kind, state, count]),
  )
  const lines = troubles.map((mail) => `${mail.message_id.slice(0, 8)} ${mailText(mail)}`)
  return [counts, ...(lines.length > 0 ? ["", "To look at:", ...lines] : [])].join("\n")
}

const columns: (keyof ListedEnquiry)[] = ["received", ...fieldNames, "flag", "notice", "confirmation", "id"]

/**
 * Puts an apostrophe before every place where a cell with a formula could start: white space at the start is ignored,
 * and where the list separator is a semicolon or a tab, a cell starts after it and may be quoted.
 */
const withoutFormulas = (text: string): string =>
  text.replace(/^(?=\s)/, "'").replace(/[;\t\r\n](?=[\s"]*[=+\-@＝＋－＠])/g, "$&'")

/**
 * Formats enquiries as CSV for spreadsheets. A cell that a spreadsheet would run as a formula starts with an apostrophe
 * (OWASP, CSV injection), so that no text of a visitor runs on the consultant's machine.
 */
export const csv = (listed: readonly ListedEnquiry[]): string =>
  stringify([...listed], {
    columns,
    header: true,
    quoted: true,
    record_delimiter: "windows",
    eof: false,
    escape_formulas: true,
    cast: { string: withoutFormulas, date: (time) => time.toISOString() },
  })
