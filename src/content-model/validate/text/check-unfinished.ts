import { isDraft, valueAt, type ContentFile } from "../../content-file"
import { problemAt, problemIn, type Problem } from "../problem"
import { withoutAllowed } from "./readable-text"

/** Matches words in double braces, the placeholders of templates. The release check reports `{{OWNER: …}}`. */
const templateBraces = /\{\{(?!\s*OWNER:)[^{}\n]*\}\}/g

/** Patterns of notes, filler text, placeholders and the words of chat assistants. */
const placeholders: readonly RegExp[] = [
  /(?<=^[\s"'>#*-]*)(?:TODO|FIXME|TBA|TBC|TBD)\b|\b(?:TODO|FIXME|TBA|TBC|TBD):/gm,
  /\blorem ipsum\b|\bdolor sit amet\b/gi,
  /\[(?:insert|add|enter|your|to be|placeholder|image|photo|picture)\b[^\]\n]*\](?![([:])/gi,
  /\[(?:first|last|full|client|company|customer|contact)[ _-]?name\](?![([:])/gi,
  /\bas an AI (?:language )?model\b|\b(?:Certainly|Sure|Of course)[!,] here(?:'s|’s| is| are)\b/gi,
  /\bcontentReference\[|\boaicite\b|【[^】\n]*】/g,
]

/**
 * Warns about notes, filler text and placeholders.
 * @param words the visible text of the file without quotations
 */
export const checkTodos = (source: ContentFile, words: string): Problem[] => {
  // The schemas of the mails report their own braces.
  const isMail = source.contentType?.type.endsWith("Email") ?? false
  const fix = "write the text, delete it, or put it between ` ` if readers shall see it"
  return [...placeholders, ...(isMail ? [] : [templateBraces])].flatMap((pattern) =>
    [...words.matchAll(pattern)].map(({ index, 0: found }) =>
      problemAt(source, index, `${found} is left in the text`, fix, "warning"),
    ),
  )
}

const ownerPlaceholder = /\{\{\s*OWNER:\s*([^}]*?)\s*\}\}/g

/** Matches the people, companies and addresses that were invented for the sample content. */
const sampleNames: readonly RegExp[] = [
  /\b(?:Marian )?Northing(?: Trade Consulting)?\b/g,
  /\bWrenmoor(?: Castings)?\b|\bHarbour Nine(?: Logistics)?\b|\bSkerrow(?: Biologics)?\b/g,
  /\bTarn Motion\b|\bFennel (?:&|and) Slate\b|\b\d+ Sample \p{Lu}\w+|\bE99 1ZZ\b/gu,
  // Domains and telephone numbers for examples: RFC 2606, and Ofcom's numbers for drama use.
  /\b[\w.+-]+@example\.(?:com|org|net)\b|\bexample\.(?:com|org|net)\b|\+44[ 0-9()]*7946 ?0\d+/g,
]

/** Matches the words with which the sample content says that something is invented. */
const sampleWords: readonly RegExp[] = [
  /\bsample (?:client|project|compan|badge|testimonial|voice|certificat|case stud|site)\w*/gi,
  /\b(?:companies|clients|people|figures|testimonials) (?:is|are) invented\b/gi,
  /\binvented (?:companies|clients|people|figures|names)\b/gi,
  /\bto be confirmed\b|\bissuing body, year\b|\b(?:details?|year|date|text|link) to follow\b/gi,
]

/** Reports the names, addresses and words of the sample that visitors would read. */
const sampleTexts = (source: ContentFile, words: string): Problem[] => {
  // Articles may be about samples, and site.yml has the note about the sample site.
  const isName = ["Article", "SiteProfile"].includes(source.contentType?.type ?? "")
  const text = withoutAllowed(source, words)
  const fix = "write your own; if it is right, add the words and your reason to claimsOk"
  return [...sampleNames, ...(isName ? [] : sampleWords)].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) =>
      problemAt(source, index, `${found} is sample data`, fix),
    ),
  )
}

/**
 * Reports what must not be released: placeholders for the owner, and sample content. Drafts are exempt.
 * @param words the visible text of the file
 */
export const checkRelease = (source: ContentFile, words: string): Problem[] => {
  if (isDraft(source)) return []
  const owner = [...source.text.matchAll(ownerPlaceholder)].map(({ index, 1: note = "" }) =>
    problemAt(source, index, `a placeholder is left: ${note}`, "write what it asks for in its place"),
  )
  const isSite = source.contentType?.type === "SiteProfile"
  const isMarked = valueAt(source, ["sample"]) === true
  const fix = isSite
    ? "replace the sample data, then write false"
    : "write your own texts, then delete this line"
  const mark = isMarked ? [problemIn(source, ["sample"], "the file is marked as a sample", fix)] : []
  // In a marked file, all texts are samples. The contact form shows what a visitor may type.
  const isExempt = (isMarked && !isSite) || source.contentType?.type === "HomeContact"
  // The address of the site is not part of its visible text.
  const text = isSite ? source.text : words
  return [...owner, ...mark, ...(isExempt ? [] : sampleTexts(source, text))]
}
