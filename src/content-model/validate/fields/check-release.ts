import { textAt, valueAt, type ContentFile } from "../../content-file"
import { blankRanges } from "../extract"
import { problemAt, problemIn, type Problem } from "../problem"
import { allowance } from "../text/check-claims"

/** Matches the word “sample”, and domains and telephone numbers for examples (RFC 2606, Ofcom's numbers for drama use). */
const sampleValue = /\bexample\.(com|org|net)\b|\.example\b|^\+?44[\s()0-9]*7946\s*0|\bsample\b/i

const contactFields = ["name", "url", "email", "privacyEmail", "phone", "address.street"]

const siteProblems = (source: ContentFile): Problem[] => {
  const isMarked = valueAt(source, ["sample"]) === true
  const fix = "replace the sample data, then write false"
  const sample = isMarked ? [problemIn(source, ["sample"], "the site is marked as a sample", fix)] : []
  const contact = contactFields.flatMap((name) => {
    const steps = name.split(".")
    const value = textAt(source, steps)
    return sampleValue.test(value)
      ? [problemIn(source, steps, `${name} is sample data (${value})`, "write your own")]
      : []
  })
  return [...sample, ...contact]
}

const contactData =
  /[\w.+-]+@example\.(?:com|org|net)\b|(?:https?:\/\/)?(?:www\.)?\bexample\.(?:com|org|net)\b|\+44[ 0-9()]*7946 ?0\d+/g

/** Matches the people, companies and addresses that were invented for the sample content. */
const sampleNames =
  /\bMarian Northing\b|\bNorthing Trade Consulting\b|\bNorthing\b(?=['’ ,.])|\bWrenmoor(?: Castings)?\b|\bHarbour Nine(?: Logistics)?\b|\bSkerrow(?: Biologics)?\b|\bTarn Motion\b|\bFennel (?:&|and) Slate\b|\b\d+ Sample \p{Lu}\w+|\bE99 1ZZ\b/gu

/** Matches the words with which the sample content says that something is invented. */
const sampleWords =
  /\bsample (?:clients?|projects?|compan(?:y|ies)|badges?|testimonials?|voices?|certificat\w+|case stud\w+|site)\b|\b(?:compan(?:y|ies)|clients?|people|figures|testimonials)\s+(?:is|are)\s+invented\b|\binvented\s+(?:compan\w+|clients?|people|figures|names)\b|\bto be confirmed\b|\bissuing body, year\b|\b(?:details?|year|date|text|link) to follow\b/gi

const waived = "if it is right, add the words and your reason to claimsOk at the top of the file"

/** Reports the names, addresses and words of the sample that visitors would read. */
const wordProblems = (source: ContentFile, text: string, isMarked: boolean): Problem[] => {
  const isAllowed = allowance(source, text)
  const find = (pattern: RegExp, fix: string) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isAllowed(match))
      .map((match) => problemAt(source, match.index, `${match[0].trim()} is sample data`, fix))
  if (isMarked) return []
  const facts = [contactData, sampleNames].flatMap((pattern) => find(pattern, "write your own"))
  const lines = new Set(facts.map(({ line }) => line))
  const words = source.contentType?.type === "Article" ? [] : find(sampleWords, `write your own; ${waived}`)
  return [...facts, ...words.filter(({ line }) => !lines.has(line) && lines.add(line))]
}

/** Matches fields with examples for visitors, and the note that is shown while the site is a sample. */
const exampleFields =
  /^[ \t]*(?:placeholder|sampleNote):.*(?:\n(?:[ \t]*\n|[ \t]+.*(?:\n|$))(?=[ \t]{4}|[ \t]*\n))*/gm

const withoutExamples = (source: ContentFile, text: string): string => {
  const examples = [...source.text.slice(0, source.bodyStart).matchAll(exampleFields)]
  return blankRanges(
    text,
    examples.map(({ index, 0: field }) => [index, index + field.length]),
  )
}

/**
 * Reports what must not be released: placeholders for the owner, and sample content. Drafts are exempt.
 * @param words the file's visible text, as `visibleText` returns it
 */
export const checkRelease = (source: ContentFile, words: string): Problem[] => {
  if (valueAt(source, ["draft"]) === true) return []
  const placeholders = [...source.text.matchAll(/\{\{\s*OWNER:\s*([^}]*?)\s*\}\}/g)].map((match) =>
    problemAt(
      source,
      match.index,
      `a placeholder is left: ${match[1] ?? ""}`,
      "write what it asks for in its place",
    ),
  )
  if (source.path === "site.yml") {
    const site = siteProblems(source)
    const lines = new Set(site.map(({ line }) => line))
    const others = wordProblems(source, withoutExamples(source, words), false).filter(
      ({ line }) => !lines.has(line),
    )
    return [...placeholders, ...site, ...others]
  }
  const isMarked = valueAt(source, ["sample"]) === true
  const fix = "write your own texts, then delete this line"
  const marked = isMarked ? [problemIn(source, ["sample"], "the file is marked as a sample", fix)] : []
  return [...placeholders, ...marked, ...wordProblems(source, withoutExamples(source, words), isMarked)]
}
