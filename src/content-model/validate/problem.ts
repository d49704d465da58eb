import { distance } from "fastest-levenshtein"
import type { Scalar } from "yaml"
import type { ContentFile } from "../content-file"
import { letterOffset, valueOffset, type Path } from "../yaml"

export type Severity = "error" | "warning"

/** A mistake in the content: where it is, what it is and how to fix it. */
export type Problem = {
  /** The path relative to the project folder, with forward slashes. */
  file: string
  /** From 1. */
  line: number
  /** From 1, in UTF-16 code units, as VS Code counts. */
  column: number
  severity: Severity
  message: string
  fix: string
}

/** Creates a problem at an offset in the text of a file. Line breaks in the message and the fix become spaces. */
export const problemAt = (
  { file, text }: Pick<ContentFile, "file" | "text">,
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

/** Creates a problem of a file or a folder as a whole; `path` is relative to `content/`. */
export const problemOf = (path: string, message: string, fix: string, severity?: Severity): Problem =>
  problemAt({ file: `content/${path}`, text: "" }, 0, message, fix, severity)

/** Creates a problem at the value of a field. */
export const problemIn = (
  source: ContentFile,
  path: Path,
  message: string,
  fix: string,
  severity?: Severity,
): Problem => {
  const offset = source.yamlStart + valueOffset(source.document, source.yaml, path)
  return problemAt(source, offset, message, fix, severity)
}

/** Creates a problem at the letter at `index` of a text in a field. */
export const problemInText = (
  source: ContentFile,
  scalar: Scalar | undefined,
  index: number,
  message: string,
  fix: string,
  severity?: Severity,
): Problem => {
  const offset = source.yamlStart + (scalar ? letterOffset(source.yaml, scalar, index) : 0)
  return problemAt(source, offset, message, fix, severity)
}

/** Returns the name of a field for messages, for example `modules, item 2: title`, `picture.alt` or `date`. */
export const nameOf = (path: Path): string =>
  path.reduce<string>((name, step) => {
    if (typeof step === "number") return `${name}, item ${step + 1}`
    if (name === "") return String(step)
    return / \d+$/.test(name) ? `${name}: ${String(step)}` : `${name}.${String(step)}`
  }, "")

/** Returns a text in small letters and with single spaces, to compare it with others; empty for other values. */
export const plainText = (text: unknown): string =>
  typeof text === "string" ? text.trim().toLowerCase().replace(/\s+/g, " ") : ""

const sorted = (word: string) => [...word].sort().join("")

/** Returns the number of edits between two words; words with the same letters in a different order are one edit apart. */
const editsBetween = (a: string, b: string): number => {
  const edits = distance(a, b)
  return sorted(a) === sorted(b) ? Math.min(edits, 1) : edits
}

/** Returns the words of a name without those with which another one begins or ends as well. */
const ownWords = (name: string, other: string): string => {
  const [words, others] = [name.split(/[ -]/), other.split(/[ -]/)]
  const most = Math.min(words.length, others.length) - 1
  const isSame = (index: number) => words.at(index) === others.at(index)
  let start = 0
  while (start < most && isSame(start)) start += 1
  let end = 0
  while (end < most - start && isSame(-1 - end)) end += 1
  return words.slice(start, words.length - end).join("-")
}

/**
 * Returns the known word that was probably meant: one edit is allowed for every three letters, but at least one. Of several
 * words, at most half of the letters in those that differ.
 */
export const closestMatch = (word: string, known: readonly string[]): string | undefined => {
  const [best] = known
    .map((candidate) => {
      const [written, known] = [word.toLowerCase(), candidate.toLowerCase()]
      const meant = ownWords(known, written)
      return { candidate, meant, edits: editsBetween(ownWords(written, known), meant) }
    })
    .filter(
      ({ candidate, meant, edits }) =>
        edits <= Math.max(1, Math.floor(Math.min(candidate.length / 3, meant.length / 2))),
    )
    .sort((a, b) => a.edits - b.edits)
  return best?.candidate
}

/** Returns the known name that alone has a word of another one, for example `cookies-and-analytics` for `cookies`. */
export const withSameWord = (name: string, known: readonly string[]): string | undefined => {
  const wordsOf = (text: string) =>
    [...text.toLowerCase().matchAll(/[\p{L}\p{N}]{4,}/gu)].map(([word]) => word)
  const found = wordsOf(name)
    .map((word) => known.filter((each) => wordsOf(each).includes(word)))
    .filter(({ length }) => length === 1)
    .flat()
  return new Set(found).size === 1 ? found[0] : undefined
}

/** Returns the known name that alone begins as another one, for example `preferential-origin` for `preference-management`. */
export const withSameStart = (name: string, known: readonly string[]): string | undefined => {
  const found = known.filter((each) => each.slice(0, 7) === name.toLowerCase().slice(0, 7))
  return name.length >= 7 && found.length === 1 ? found[0] : undefined
}

/** Returns a fix that proposes the known word that was probably meant, or undefined if there is none. */
export const didYouMean = (
  word: string,
  known: readonly string[],
  prefix = "",
  suffix = "",
): string | undefined => {
  const meant = closestMatch(word, known)
  return meant === undefined ? undefined : `Did you mean \`${prefix}${meant}${suffix}\`?`
}

/** Compares problems by file, line, column and message, so that the order is the same in every run. */
export const compareProblems = (a: Problem, b: Problem): number =>
  (a.file < b.file ? -1 : Number(a.file > b.file)) ||
  a.line - b.line ||
  a.column - b.column ||
  (a.message < b.message ? -1 : Number(a.message > b.message))

/** Formats a problem on one line: `file:line:column  error  what is wrong  → what to do`. */
export const formatProblem = ({ file, line, column, severity, message, fix }: Problem): string =>
  `${file}:${line}:${column}  ${severity}  ${message}  → ${fix}`

const escapeData = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
const escapeProperty = (text: string) => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C")

/** Formats a problem as a GitHub Actions workflow command, which annotates the line in a pull request. */
export const formatAnnotation = ({ file, line, column, severity, message, fix }: Problem): string =>
  `::${severity} file=${escapeProperty(file)},line=${line},col=${column}::${escapeData(`${message} → ${fix}`)}`
