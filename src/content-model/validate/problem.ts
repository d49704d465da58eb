import path from "node:path"
import type { ContentFile } from "../content-file"
import { valueOffset, type Path } from "../yaml"

export type Severity = "error" | "warning"

/** Describes a mistake and its fix. Without a severity it is an error. */
export type ProblemText = { message: string; fix: string; severity?: Severity }

export type Problem = Required<ProblemText> & {
  /** The path relative to the project folder, with forward slashes. */
  file: string
  /** From 1. */
  line: number
  /** From 1, in UTF-16 code units, as VS Code counts. */
  column: number
}

const oneLine = (words: string) => words.replace(/\s+/g, " ").trim()

/** Creates a problem at an offset in the text of a file. Line breaks in the message and the fix become spaces. */
export const problemAt = (
  { file, text }: Pick<ContentFile, "file" | "text">,
  offset: number,
  message: string,
  fix: string,
  severity: Severity = "error",
): Problem => {
  const lines = text.slice(0, Math.max(0, offset)).split("\n")
  const column = (lines.at(-1) ?? "").length + 1
  return { file, line: lines.length, column, severity, message: oneLine(message), fix: oneLine(fix) }
}

/** Creates a problem of a file or a folder as a whole; `file` is relative to `content/`. */
export const fileProblem = (file: string, message: string, fix: string, severity?: Severity): Problem =>
  problemAt({ file: path.posix.join("content", file), text: "" }, 0, message, fix, severity)

/** Creates a problem at the value of a field. */
export const fieldProblem = (
  source: ContentFile,
  path: Path,
  message: string,
  fix: string,
  severity?: Severity,
): Problem => {
  const offset = source.yamlStart + valueOffset(source.document, path)
  return problemAt(source, offset, message, fix, severity)
}

/** Returns the number of letters to add, delete or replace to make one word of another. */
export const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...from].entries()) {
    const above = row
    row = [at + 1]
    for (const [index, other] of [...to].entries()) {
      const replaced = (above[index] ?? 0) + Number(letter !== other)
      row.push(Math.min(replaced, (above[index + 1] ?? 0) + 1, (row[index] ?? 0) + 1))
    }
  }
  return row[to.length] ?? 0
}

/** Returns the known word that was probably meant: one edit is allowed for about every three letters. */
export const closestMatch = (word: string, known: readonly string[]): string | undefined =>
  known
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= Math.round(candidate.length / 3))
    .sort((a, b) => a.edits - b.edits)[0]?.candidate

/** Returns a fix that proposes the known word that was probably meant, or undefined if there is none. */
export const didYouMean = (word: string, known: readonly string[], prefix = ""): string | undefined => {
  const meant = closestMatch(word, known)
  return meant === undefined ? undefined : `Did you mean “${prefix}${meant}”?`
}

/** Compares problems: errors first, then by file, line, column and message, so that the order is the same in every run. */
export const compareProblems = (a: Problem, b: Problem): number =>
  a.severity.localeCompare(b.severity, "en") ||
  a.file.localeCompare(b.file, "en") ||
  a.line - b.line ||
  a.column - b.column ||
  a.message.localeCompare(b.message, "en")

/** Formats a problem on one line: `file:line:column  error  what is wrong  → what to do`. */
export const formatProblem = ({ file, line, column, severity, message, fix }: Problem): string =>
  `${file}:${line}:${column}  ${severity}  ${message}  → ${fix}`
