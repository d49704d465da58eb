import { isDraft, type ContentFile } from "../../content-file"
import { problemAt, type Problem } from "../problem"

/** Matches words in double braces, the placeholders of templates. The release check reports `{{OWNER: …}}`. */
const templateBraces = /\{\{(?!\s*OWNER:)[^{}\n]*\}\}/g

const notes = "TODO|FIXME|TBA|TBC|TBD"

/** Patterns of notes, filler text, placeholders and the words of chat assistants. */
const placeholders: readonly RegExp[] = [
  new RegExp(String.raw`(?<=^[\s"'>#*-]*)(?:${notes})\b|\b(?:${notes}):`, "gm"),
  new RegExp(String.raw`(?<=^[\s"'>#*-]*)(?:${notes})(?=[\s"'.]*$)`, "gim"),
  new RegExp(String.raw`[[(](?:${notes})[\])](?![([:])`, "gi"),
  /\?{3,}|\bXXX+\b|[€$£] ?XX\b|\bXX ?[€$£%]/g,
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:insert|enter|your) text here\b/gi,
  /\[(?:insert|add|enter|your|to be|placeholder|image|photo|picture)\b[^\]\n]*\](?![([:])/gi,
  /\[(?:first|last|full|client|company|customer|contact)[ _-]?name\](?![([:])/gi,
  /\bas an AI (?:language )?model\b|\b(?:Certainly|Sure|Of course)[!,] here(?:'s|’s| is| are)\b/gi,
  /\bcontentReference\[|\boaicite\b|【[^】\n]*】/g,
]

/** Reports notes, filler text and placeholders: as warnings, and as errors in what is released. */
export const checkTodos = (source: ContentFile, ownWords: string, release: boolean): Problem[] => {
  // The schemas of the mails report their own braces.
  const isMail = source.contentType?.type.endsWith("Email") ?? false
  const fix = "write the text, delete it, or put it between ` ` if readers shall see it"
  const severity = release && !isDraft(source) ? "error" : "warning"
  const patterns = [...placeholders, ...(isMail ? [] : [templateBraces])]
  // Several patterns match the same note.
  const found = patterns.flatMap((pattern) => [...ownWords.matchAll(pattern)])
  return [...new Map(found.map((match) => [match.index, match])).values()].map(({ index, 0: found }) =>
    problemAt(source, index, `${found} is left in the text`, fix, severity),
  )
}

const ownerPlaceholder = /\{\{\s*OWNER:\s*([^}\n]*)/g

const exampleDomains = "example|exemple|yourcompany|your-company|yourdomain|your-domain|yoursite"

/** Matches addresses for examples: of such a domain, or of one that RFC 2606 reserves. */
const exampleAddress = new RegExp(
  String.raw`(?<![\w.-])(?:[\w.+-]+@)?(?:[\w-]+\.)*(?:(?:${exampleDomains})\.(?:com|net|org|[a-z]{2})|[\w-]+\.example)\b`,
  "gi",
)

/** Names, numbers and addresses that belong to nobody. Ofcom reserves some telephone numbers for drama. */
const invented: readonly RegExp[] = [
  /\bSample \p{Lu}[\p{L}.]*/gu,
  /\(an example\b[^()\n]*\)/gi,
  /\(samples?(?: (?:certificate|figure|name|number))?\)/gi,
  /(?<!\d[ .,]?)(?:\+\d{1,3}[ ()]*)?0(?:[ ./-]*0){4,}(?!\d)/g,
  /\b(?:7946 ?0|1632 ?960 ?|7700 ?900 ?)\d{3}\b/g,
  /\b[A-Z]{1,2}99 \dZZ\b/g,
]

/** Returns the words of a file that are true of nobody. Articles have them as examples, and so has the contact form. */
export const inventedWords = ({ contentType }: ContentFile, words: string): RegExpExecArray[] =>
  ["Article", "HomeContact"].includes(contentType?.type ?? "")
    ? []
    : invented.flatMap((pattern) => [...words.matchAll(pattern)])

/**
 * Reports what must not be released: placeholders, marks of a sample, addresses for examples and words that are true of
 * nobody. Drafts are exempt.
 */
export const checkRelease = (
  source: ContentFile,
  textWithoutCode: string,
  sampleWords: readonly RegExpExecArray[],
): Problem[] => {
  if (isDraft(source)) return []
  const report = (offset: number, message: string, fix: string) => problemAt(source, offset, message, fix)
  const type = source.contentType?.type
  const owner = [...source.text.matchAll(ownerPlaceholder)].map(({ index, 1: note = "" }) =>
    report(index, `a placeholder is left: ${note.trim()}`, "write what it asks for in its place"),
  )
  const fix = "replace the samples with your own texts, then write false"
  const marks = source.texts
    .filter(({ name, text }) => name === "sample" && text === "true")
    .map(({ offset }) => report(offset, "the file is marked as a sample", fix))
  // The contact form shows what a visitor may type.
  const examples = type === "HomeContact" ? [] : [...textWithoutCode.matchAll(exampleAddress)]
  const left = examples.map(({ index, 0: found }) =>
    report(index, `${found} is an address for examples`, "write a real one"),
  )
  const nobody = sampleWords.map(({ index, 0: found }) =>
    report(index, `“${found}” is sample data`, "write your own, or delete it"),
  )
  return [...owner, ...marks, ...left, ...nobody]
}
