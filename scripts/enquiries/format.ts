import { stringify } from "csv-stringify/sync"
import { fieldNames } from "../../supabase/functions/_shared/contact/contract"
import type { EnquiryWithMails, ListedEnquiry, MailReport } from "./admin-client"

const flags: Record<string, string> = {
  honeypot: "held back (hidden field filled)",
  too_fast: "sent very fast",
}

const flagText = (flag: string | null): string => (flag ? (flags[flag] ?? flag) : "")

const londonTime = (iso: string): string =>
  new Date(iso).toLocaleString("en-GB", {
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
          row.notice ?? "",
          row.confirmation ?? "",
          flagText(row.flag),
        ]),
      )

export const showText = (enquiry: EnquiryWithMails): string => {
  const mails = enquiry.mails.map((mail) => {
    const time = mail.sentAt ?? mail.nextAt
    const when = time ? `${mail.sentAt ? "" : ", next try"} ${londonTime(time)}` : ""
    const trouble = mail.lastError ? ` (${mail.attempts} tries, last: ${mail.lastError})` : ""
    return `${mail.kind}: ${mail.state}${when}${trouble}`
  })
  return [
    [`Received ${londonTime(enquiry.received)}, London time`, flagText(enquiry.flag)]
      .filter(Boolean)
      .join(", "),
    `Id ${enquiry.id}`,
    ...shortFields.map((name) => `${name}: ${enquiry[name]}`),
    "",
    enquiry.message || "(no message)",
    "",
    ...mails,
  ].join("\n")
}

export const mailsText = (report: MailReport): string => {
  if (report.states.length === 0) return "No mails yet."
  const counts = table(
    ["mail", "state", "count"],
    report.states.map(({ kind, state, count }) => [kind, state, String(count)]),
  )
  const waiting = report.oldestWaiting
    ? `The oldest waiting mail belongs to an enquiry of ${londonTime(report.oldestWaiting)}, London time.`
    : "None is waiting."
  const troubles = report.troubles.map(
    ({ message, kind, state, lastError }) =>
      `${message.slice(0, 8)} ${kind}: ${state}${lastError ? ` (${lastError})` : ""}`,
  )
  const advice =
    troubles.length > 0 ? ["", "To look at:", ...troubles, "To send one: npm run enquiries release <id>"] : []
  return [counts, "", waiting, ...advice].join("\n")
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
    cast: { string: withoutFormulas },
  })
