import path from "node:path"
import { distance } from "fastest-levenshtein"
import { isMisspelt } from "../../site/is-misspelt"
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
  /** The rest of the line, shortened; empty for a problem of a file as a whole. */
  words: string
}

/** Returns a text with at most `length` characters, the last of which is … if the text is longer. */
export const shorten = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text

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
  const [rest = ""] = offset > 0 ? text.slice(offset).split("\n", 1) : []
  const words = shorten(rest, 50)
  return { file, line: lines.length, column, words, severity, message: oneLine(message), fix: oneLine(fix) }
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
  const offset = source.yamlStart + valueOffset(source.document, source.yaml, path)
  return problemAt(source, offset, message, fix, severity)
}

/** Returns the name of a field for messages, for example `modules, item 2: title`, `picture.alt` or `date`. */
export const nameOf = (path: Path): string =>
  path.reduce<string>((name, step) => {
    if (typeof step === "number") return `${name}, item ${step + 1}`
    if (name === "") return String(step)
    return / \d+$/.test(name) ? `${name}: ${String(step)}` : `${name}.${String(step)}`
  }, "")

/** Returns the known word that was probably meant: one edit is allowed for every three letters, but at least one. */
export const closestMatch = (word: string, known: readonly string[]): string | undefined =>
  known
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(
      ({ candidate, edits }) => edits <= Math.floor(candidate.length / 3) || isMisspelt(word, candidate),
    )
    .sort((a, b) => a.edits - b.edits)[0]?.candidate

/** Returns a fix that proposes the known word that was probably meant, or undefined if there is none. */
export const didYouMean = (word: string, known: readonly string[], prefix = ""): string | undefined => {
  const meant = closestMatch(word, known)
  return meant === undefined ? undefined : `Did you mean “${prefix}${meant}”?`
}

/** Compares problems by file, line, column and message, so that the order is the same in every run. */
export const compareProblems = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file, "en") ||
  a.line - b.line ||
  a.column - b.column ||
  a.message.localeCompare(b.message, "en")

/** Formats a problem on one line: `file:line:column  error  what is wrong  → what to do`. */
export const formatProblem = ({ file, line, column, severity, message, fix }: Problem): string =>
  `${file}:${line}:${column}  ${severity}  ${message}  → ${fix}`
