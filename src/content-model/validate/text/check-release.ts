import { isDraft, type ContentFile } from "../../content-file"
import { problemAt, type Problem } from "../problem"
import { blankRange, visibleText, withoutCode } from "./readable-text"

const ownerPlaceholder = /\{\{\s*OWNER:\s*([^}\n]*)/g

const nobody =
  "example|exemple|test|domain|website|mustermann|votre\\w*|(?:your|my)-?(?:company|domain|site|website)"

/** Match example addresses, domains that RFC 2606 reserves, placeholder profiles, and telephone numbers for drama. */
const exampleContacts: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\w.-])(?:[\w.+-]+[@.])?(?:${nobody})\.(?:com|net|org|(?!js|md|ts)[a-z]{2})\b`,
    "gi",
  ),
  /(?<![\w.-])(?:[\w.+-]+[@.])?[\w-]+\.(?:example|invalid|local|test)\b(?!\.\w)/gi,
  /\/(?:(?:dein|ihr|votre)-\w+|your-?\w+|user-?name|john-?doe[\w-]*)(?=[\s"')/]|$)/gim,
  /\b(?:linkedin|xing|cal|calendly)\.com(?:\/(?:in|company|profile))?\/?(?=[\s"')]|$)/gim,
  /(?<![\w/])(?:7946 ?0|1632 ?960 ?|7700 ?900 ?|555[ -]?0)\d{3}\b/g,
]

const called = "(?:samples?|examples?|placeholders?|invented|fictitious|fictional|made[- ]up)"

const thing = "(?:certificate|client|figure|name|number|practice|site|text|website)s?"

/** Names, numbers and remarks that are true of nobody. */
const invented: readonly RegExp[] = [
  /\b(?:Sample|Example) \p{Lu}[\p{L}.]*|_{4,}|<(?:insert|your)\b[^>\n]*>/gu,
  /\b(?:Acme|Contoso|Muster(?:frau|mann|stra(?:ß|ss)e)|Beispiel\p{L}*|Exemplo|Ejemplo|Exemple)(?!\p{L})/gu,
  /(?<=^ +)(?:Client|Company|Your) [Nn]ame$|\b(?:(?:Your )?Company (?:Ltd|X)|J(?:ane|ohn) Doe|123 Main)\b/gm,
  new RegExp(String.raw`\((?:(?:an?|is|only|these|this) )*${called}(?:,[^()\n]*| ${thing})?\)`, "gi"),
  new RegExp(
    String.raw`(?<!\([^()\n]*)\b(?:this|these|${thing}) (?:is|are) (?:(?:an?|just|only) )*${called}(?: ${thing})?(?! \w)`,
    "gi",
  ),
  /(?<!\d[ .,]?)(?:\+\d{1,3}[ ()]*)?0(?:[ ./-]*0){4,}(?!\d)/g,
  /([1-9])(?:[ ./-]?\1){6,}|(?<!\d)9 ?8 ?7 ?6 ?5 ?4/g,
  // A number such as 602 123 456 can be real.
  /(?<!(?<![+\d])\d{3} )(?<!\d)1[ -]?2[ -]?3[ -]?4[ -]?5[ -]?6/g,
  /\b[A-Z]{1,2}99 \dZZ\b/g,
]

/** Blanks out what the form shows as an example of what a visitor may type. */
const withoutInputs = (source: ContentFile): string =>
  source.texts
    .filter(({ path: [group] }) => group === "inputs")
    .reduce(
      (text, { offset, written }) => blankRange(text, offset, offset + written.length),
      withoutCode(source),
    )

/** The types that have invented names and numbers as examples. */
const withExamples = ["Article", "HomeContact"]

/** Returns the words and addresses of a file that are true of nobody. */
export const inventedWords = (source: ContentFile): RegExpExecArray[] => {
  const type = source.contentType?.type ?? ""
  const [text, words] = [withoutInputs(source), visibleText(source)]
  return [
    ...exampleContacts.flatMap((pattern) => [...text.matchAll(pattern)]),
    ...(withExamples.includes(type) ? [] : invented.flatMap((pattern) => [...words.matchAll(pattern)])),
  ]
}

/** Reports what must not be released: placeholders, marks of a sample, and invented words. Drafts are exempt. */
export const checkRelease = (source: ContentFile, invented: readonly RegExpExecArray[]): Problem[] => {
  if (isDraft(source)) return []
  const report = (offset: number, message: string, fix: string) => problemAt(source, offset, message, fix)
  const owner = [...withoutCode(source).matchAll(ownerPlaceholder)].map(({ index, 1: note = "" }) =>
    report(index, `a placeholder is left: ${note.trim()}`, "write what it asks for in its place"),
  )
  const fix = "replace the samples with your own texts, then write false"
  const marks = source.texts
    .filter(({ name, text }) => name === "sample" && text === "true")
    .map(({ offset }) => report(offset, "the file is marked as a sample", fix))
  const asExample = source.path.endsWith(".md") ? ", or put it between ` ` as an example" : ""
  const left = invented.map(({ index, 0: found }) =>
    report(index, `“${found}” is sample data`, `write your own, or delete it${asExample}`),
  )
  return [...owner, ...marks, ...left]
}
