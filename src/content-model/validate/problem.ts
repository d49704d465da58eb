export type Severity = "error" | "warning"

/** One mistake in the content: where it is, what it is, and how to put it right. */
export type Problem = {
  /** From the project's folder, with forward slashes. */
  file: string
  /** From 1. */
  line: number
  /** From 1, in UTF-16 units, as editors count. */
  column: number
  severity: Severity
  message: string
  fix: string
}

/** A file whose places can be named. */
export type Placeable = { file: string; text: string }

/** The problem at `offset` of a file's text. */
export const problemAt = (
  { file, text }: Placeable,
  offset: number,
  message: string,
  fix: string,
  severity: Severity = "error",
): Problem => {
  const before = text.slice(0, Math.max(0, Math.min(offset, text.length)))
  const lineStart = before.lastIndexOf("\n") + 1
  const line = before.split("\n").length
  const oneLine = (words: string) => words.replace(/\s+/g, " ").trim()
  return {
    file,
    line,
    column: before.length - lineStart + 1,
    severity,
    message: oneLine(message),
    fix: oneLine(fix),
  }
}

/** Sorts by file, line, column and words, so that two runs say the same. */
export const compareProblems = (a: Problem, b: Problem): number =>
  (a.file < b.file ? -1 : Number(a.file > b.file)) ||
  a.line - b.line ||
  a.column - b.column ||
  (a.message < b.message ? -1 : Number(a.message > b.message))

/** One line: `file:line:column  error  what is wrong  → what to do`. */
export const formatProblem = ({ file, line, column, severity, message, fix }: Problem): string =>
  `${file}:${line}:${column}  ${severity}  ${message}  → ${fix}`

const escapeData = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
const escapeProperty = (text: string) => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C")

/** The same as a GitHub Actions workflow command, which marks the line in a pull request. */
export const formatAnnotation = ({ file, line, column, severity, message, fix }: Problem): string =>
  `::${severity} file=${escapeProperty(file)},line=${line},col=${column}::${escapeData(`${message} → ${fix}`)}`
