import { claims } from "./claims"
import { problemAt, type Problem } from "./problem"
import { publishedText } from "./published-text"
import type { Source } from "./source"

const waiver = /^[ \t]*(?:#|<!--)[ \t]*claims-ok:?[ \t]*(.*?)[ \t]*(?:-->)?[ \t]*$/gm

type Waived = { from: number; to: number; reason: string; at: number }

const indentOf = (line: string) => line.length - line.trimStart().length

/** A waiver covers what stands below it: a field with all its lines, or a paragraph. */
const coveredBy = (source: Source, comment: RegExpExecArray): Waived => {
  const from = comment.index + comment[0].length + 1
  const inBody = comment.index >= source.bodyStart && source.path.endsWith(".md")
  const lines = source.text.slice(from).split("\n")
  const first = lines.findIndex((line) => line.trim() !== "")
  const level = indentOf(lines[first] ?? "")
  const rest = lines.slice(first + 1)
  const end = rest.findIndex((line) =>
    inBody
      ? line.trim() === ""
      : line.trim() !== "" && indentOf(line) <= level && !line.startsWith(" ".repeat(level) + "- "),
  )
  const covered = lines.slice(0, first + 1 + (end < 0 ? rest.length : end))
  return { from, to: from + covered.join("\n").length, reason: comment[1] ?? "", at: comment.index }
}

const isTableRow = (text: string, offset: number): boolean =>
  text
    .slice(text.lastIndexOf("\n", offset) + 1)
    .trimStart()
    .startsWith("|")

/** Warns of claims that need a proof. A comment `claims-ok: reason` on the line above waives it for the field or paragraph. */
export const checkClaims = (source: Source): Problem[] => {
  const waivers = [...source.text.matchAll(waiver)].map((comment) => coveredBy(source, comment))
  const suspects = claims.filter(({ pattern }) => source.text.search(pattern) >= 0)
  const text = suspects.length > 0 ? publishedText(source) : ""
  const found = suspects.flatMap(({ pattern, why, severity = "warning", inTables }) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => inTables !== false || !isTableRow(text, index))
      .filter(({ index }) => !waivers.some(({ from, to, reason }) => reason && index >= from && index < to))
      .map((match) => {
        const words = match[0].replace(/\s+/g, " ")
        const cure = `${why}; if it is right, write a comment claims-ok: and the reason on the line above`
        return problemAt(
          source,
          match.index,
          `“${words}” is a claim that a reader can hold you to`,
          cure,
          severity,
        )
      }),
  )
  const unreasoned = waivers
    .filter(({ reason }) => reason === "")
    .map(({ at }) =>
      problemAt(source, at, "claims-ok has no reason", "write why the claim is right", "warning"),
    )
  return [...found, ...unreasoned]
}
