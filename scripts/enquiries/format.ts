import type { Listed, MailReport, Shown } from "./answers"

const flags: Record<string, string> = {
  honeypot: "held back (hidden field filled)",
  too_fast: "sent very fast",
}

/** A moment as people in London read it. */
const moment = (iso: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Europe/London",
  }).format(new Date(iso))

const short = (text: string, length: number): string => {
  const line = text.replace(/\s+/g, " ")
  return line.length > length ? `${line.slice(0, length - 1)}…` : line
}

const table = (head: string[], rows: string[][]): string => {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd()
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n")
}

/** The list of enquiries for a terminal. */
export const listText = (listed: readonly Listed[]): string =>
  listed.length === 0
    ? "No enquiries yet."
    : table(
        ["id", "received", "name", "company", "email", "notice", "confirmation", "note"],
        listed.map((row) => [
          row.id.slice(0, 8),
          moment(row.received),
          short(row.name, 24),
          short(row.company, 24),
          short(row.email, 32),
          row.notice ?? "",
          row.confirmation ?? "",
          row.flag ? (flags[row.flag] ?? row.flag) : "",
        ]),
      )

/** One enquiry in full. */
export const showText = (shown: Shown): string => {
  const mails = (shown.mails ?? []).map((mail) => {
    const when = mail.sentAt
      ? ` ${moment(mail.sentAt)}`
      : mail.nextAt
        ? `, next try ${moment(mail.nextAt)}`
        : ""
    const trouble = mail.lastError ? ` (${mail.attempts} tries, last: ${mail.lastError})` : ""
    return `${mail.kind}: ${mail.state}${when}${trouble}`
  })
  return [
    `${shown.name}, ${shown.company} <${shown.email}>`,
    `Received ${moment(shown.received)}${shown.flag ? `, ${flags[shown.flag] ?? shown.flag}` : ""}`,
    `Id ${shown.id}`,
    "",
    shown.message || "(no message)",
    "",
    ...mails,
  ].join("\n")
}

/** How the mails stand. */
export const mailsText = (report: MailReport): string => {
  if (report.states.length === 0) return "No mails yet."
  const counts = table(
    ["mail", "state", "count"],
    report.states.map(({ kind, state, count }) => [kind, state, String(count)]),
  )
  const waiting = report.oldestWaiting
    ? `The oldest that waits came in on ${moment(report.oldestWaiting)}.`
    : "None is waiting."
  const troubles = report.troubles.map(
    ({ message, kind, state, lastError }) =>
      `${message.slice(0, 8)} ${kind}: ${state}${lastError ? ` (${lastError})` : ""}`,
  )
  const advice =
    troubles.length > 0
      ? ["", "To look at:", ...troubles, "Let one go out: npm run enquiries release <id>"]
      : []
  return [counts, "", waiting, ...advice].join("\n")
}
