import type { Listed } from "./answers"

const columns = [
  "received",
  "name",
  "email",
  "company",
  "message",
  "flag",
  "notice",
  "confirmation",
  "id",
] as const

/**
 * A table for spreadsheets (RFC 4180). A cell that a spreadsheet would run as a formula gets an apostrophe in front
 * (OWASP, CSV injection): what visitors type must not act on the consultant's machine.
 */
export const csv = (listed: readonly Listed[]): string =>
  [
    columns.join(","),
    ...listed.map((row) => columns.map((column) => cell(row[column] ?? "")).join(",")),
  ].join("\r\n")

const cell = (text: string): string => {
  const safe = /^\s*[=+\-@\t\r\n]|^[＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${safe.replace(/"/g, '""')}"`
}
