import { listAt, type ContentFile } from "../../content-file"
import type { Range } from "../../markdown"
import { valueOffset, valueRange } from "../../yaml"
import { blankRanges } from "../extract"
import { plainText, problemAt, type Problem } from "../problem"
import { claims, promises } from "./claims"

const waiver = /^[ \t]*(?:#|<!--)[ \t]*claims-ok:?[ \t]*(.*?)[ \t]*(?:-->)?[ \t]*$/gm

type Waived = { from: number; to: number; reason: string; at: number }

const indentOf = (line: string) => line.length - line.trimStart().length

/** Returns the range that a waiver covers: the field below it with all its lines, or the paragraph below it. */
const coveredBy = (source: ContentFile, comment: RegExpExecArray): Waived => {
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

/** Returns true if the words stand alone in quotation marks in an article, which is about them. */
const isMention = ({ contentType }: ContentFile, text: string, at: number) =>
  contentType?.type === "Article" &&
  /[“"‘]/.test(text[at - 1] ?? "") &&
  /^[^“”"‘’.\n]{1,30}[”"’]/.test(text.slice(at))

const isTableRow = (text: string, offset: number): boolean =>
  text
    .slice(text.lastIndexOf("\n", offset) + 1)
    .trimStart()
    .startsWith("|")

/** Matches words that deny what follows in their clause; “nobody else” and “not only” do not. */
const negation =
  /\b(?:never|not(?! (?:only|just|merely))|cannot|nobody|nothing|none|neither|nor|no one|hardly|rarely|seldom|(?<!\ba )few|far from|anything but|without)\b(?! else)|n['’]t\b/i

/** Matches a clause with “no” whose verb follows, for example “No list is”. “No surprises” alone denies no promise. */
const deniedSubject =
  /\bno(?! (?:other|one else)\b) (?:.* )?(?:is|are|was|were|be|been|can|could|will|would|may|must|does|do)\b/i

/** Returns true if the clause denies a promise, for example “Nobody can guarantee”. */
const isDenied = (text: string, { 0: claim, index }: RegExpExecArray): boolean => {
  const clause =
    text
      .slice(Math.max(0, index - 200), index)
      .split(
        /[.,;:!?–—()]|\n\s*\n|(?<!\bcomes?)\swith\s|\s(?:and|but|so|because|since|while|then|yet|which)\s/,
      )
      .at(-1) ?? ""
  const words = clause.replace(/\s+/g, " ")
  return (
    negation.test(words) ||
    deniedSubject.test(words) ||
    /\bno $/i.test(words) ||
    (/^guarantees?$/i.test(claim) && /\bno\b(?! other| one else)/i.test(words))
  )
}

type Reason = { words: string; at: number }

/** Returns the words that the field `claimsOk` allows, with their offsets. */
const reasonsOf = (source: ContentFile): Reason[] =>
  listAt(source, ["claimsOk"]).flatMap((entry, index) => {
    const { words } = (entry ?? {}) as { words?: unknown }
    const at = source.yamlStart + valueOffset(source.document, source.yaml, ["claimsOk", index, "words"])
    return typeof words === "string" ? [{ words: plainText(words), at }] : []
  })

/** Returns true if a claim is part of a passage that `claimsOk` allows; the passage may be longer than the claim. */
const isAllowed = ({ index, 0: claim }: RegExpExecArray, text: string, reasons: readonly Reason[]): boolean =>
  reasons.some(({ words }) => {
    if (!words.includes(plainText(claim))) return false
    const around = plainText(text.slice(Math.max(0, index - 2 * words.length), index + 3 * words.length))
    return around.includes(words)
  })

/** Returns a function that returns true if `claimsOk` allows a match. */
export const allowance = (source: ContentFile, text: string) => {
  const reasons = reasonsOf(source)
  return (match: RegExpExecArray) => isAllowed(match, text, reasons)
}

const needless = (source: ContentFile, reasons: readonly Reason[]): Problem[] => {
  // The words may have become the name of a field by another mistake.
  const range = valueRange(source.document, ["claimsOk"])
  const own = range?.map((at) => source.yamlStart + at) as Range | undefined
  const shown = reasons.length > 0 ? plainText(blankRanges(source.text, own ? [own] : [])) : ""
  return reasons
    .filter(({ words }) => !shown.includes(words))
    .map(({ words, at }) =>
      problemAt(
        source,
        at,
        `“${words}” is not in this file`,
        "write the words as they are in the text, or delete the entry",
        "warning",
      ),
    )
}

/** Reports claims that need proof. The field `claimsOk` allows a claim, as does a comment `claims-ok: reason` above it. */
export const checkClaims = (source: ContentFile, text: string, release: boolean): Problem[] => {
  const waivers = [...source.text.matchAll(waiver)].map((comment) => coveredBy(source, comment))
  const reasons = reasonsOf(source)
  const type = source.contentType?.type ?? ""
  const counted = claims.filter(
    ({ release: only, types }) => (release || !only) && (types?.includes(type) ?? true),
  )
  const found = counted.flatMap(({ pattern, why, severity = "warning", inTables, fault }) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => inTables !== false || !isTableRow(text, index))
      .filter(({ index }) => !waivers.some(({ from, to, reason }) => reason && index >= from && index < to))
      .filter((match) => !promises.includes(why) || !isDenied(text, match))
      .filter((match) => !isAllowed(match, text, reasons) && !isMention(source, text, match.index))
      .map((match) => {
        const words = match[0].replace(/\s+/g, " ")
        const fix = `${why}; if it is right, add the words and your reason to claimsOk at the top of the file`
        const message = `“${words}” ${fault ?? "is a claim that a reader can hold you to"}`
        return problemAt(source, match.index, message, fix, severity)
      }),
  )
  const unreasoned = waivers
    .filter(({ reason }) => reason === "")
    .map(({ at }) =>
      problemAt(source, at, "claims-ok has no reason", "write why the claim is right", "warning"),
    )
  return [...oncePerPlace(found), ...needless(source, reasons), ...unreasoned]
}

/** Removes problems at the same position, because two patterns can match the same words. */
const oncePerPlace = (problems: readonly Problem[]): Problem[] => {
  const seen = new Set<string>()
  return problems.filter(({ line, column }) => {
    const place = `${line}:${column}`
    return !seen.has(place) && seen.add(place)
  })
}
