import { z } from "zod"
import type { ContentFile } from "../../content-file"
import { rangeOf, walk, type MarkdownNode, type Range } from "../../markdown"
import { fillAddress, tokenFields, tokenNames, type Facts, type Token } from "../../tokens"
import { valueRange } from "../../yaml"
import { blankRanges, withoutComments } from "../extract"
import { schemaAt } from "../fields/check-fields"
import { closestMatch, problemAt, type Problem } from "../problem"
import { bracedWordsOf, isFact, misplacedToken } from "./misplaced-tokens"

/** Words that an editor may write instead of a token. */
const synonyms: Record<string, Token> = {
  name: "practice",
  company: "practice",
  email: "practiceEmail",
  phone: "practicePhone",
  telephone: "practicePhone",
  author: "consultant",
  city: "town",
  website: "url",
}

const braced = (name: string) => `{${name}}`

const meantBy = (word: string, own: readonly string[]): string | undefined => {
  const meant = closestMatch(word, [...own, ...tokenNames, ...Object.keys(synonyms)])
  return meant && braced(own.includes(meant) ? meant : (synonyms[meant] ?? meant))
}

const unknown = (source: ContentFile, offset: number, word: string, own: readonly string[]): Problem => {
  const meant = meantBy(word, own)
  const fix = meant
    ? `Did you mean \`${meant}\`?`
    : `use ${tokenNames.map(braced).join(" ")}, or delete the braces`
  return problemAt(source, offset, `${braced(word)} is not a token`, fix)
}

/** Matches tokens whose brace is never closed, and tokens without braces that are not English words. */
const bareToken = new RegExp(
  String.raw`(?<![\w{/#.-])(?:\{(${tokenNames.join("|")})\b(?!(?:[ -]\w+)?\s*\})|[[(]?\b(practiceEmail|practicePhone|privacyEmail)\b[\])]?)(?!\s*\})|(?<![\w{/#.-])(?<!\{[^{}\n]*)\b(${tokenNames.join("|")})\}(?!\})|(?<=^["']?)\[(${tokenNames.join("|")})\](?=["']?$)|(?<!!)\[(practice|consultant|town)\](?![([:])|｛(${tokenNames.join("|")})｝`,
  "g",
)

/** Reports tokens without their braces, in other brackets, or with a brace that is never closed. */
const unbraced = (source: ContentFile, text: string, start: number): Problem[] =>
  [...text.matchAll(bareToken)].map((match) => {
    const [written, ...names] = match
    const fix = `write ${braced(names.find(Boolean) ?? "")}`
    return problemAt(source, start + match.index, `${written} is not a token`, fix)
  })

const wronglyBraced = /\{+[ \t]*([A-Za-z]\w*(?:[ -]\w+)?)[ \t]*\}+/g

/** Reports words in braces that are neither tokens nor in `own`. `start` is the offset of the text in the file. */
const inText = (source: ContentFile, text: string, start: number, own: readonly string[] = []): Problem[] =>
  [...text.matchAll(wronglyBraced)].flatMap((match) => {
    const [written, words = ""] = match
    const word = words.replace(/[ -]/g, "")
    const at = start + match.index
    if (text[match.index - 1] === "\\" || text[match.index - 1] === "$") return []
    if (written === braced(word)) {
      return own.includes(word) || tokenNames.some((name) => name === word)
        ? []
        : [unknown(source, at, word, own)]
    }
    const possible = [word, words.split("-")[0] ?? ""].map((each) => each.toLowerCase())
    const meant = tokenNames.find((name) => possible.includes(name.toLowerCase()))
    return meant ? [problemAt(source, at, `${written} is not a token`, `write ${braced(meant)}`)] : []
  })

type Path = readonly PropertyKey[]

const inFields = (source: ContentFile, value: unknown, path: Path): Problem[] => {
  if (path[0] === "claimsOk") return []
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) =>
      inFields(source, inner, [...path, Array.isArray(value) ? Number(key) : key]),
    )
  }
  if (typeof value !== "string") return []
  const misplaced = misplacedToken(source, value, path)
  if (misplaced.length > 0 || isFact(source, path)) return misplaced
  const field = source.contentType && schemaAt(source.contentType.schema, path)
  const own = (field && z.globalRegistry.get(field)?.placeholders) ?? []
  // The pattern of such a field allows no other words in braces.
  if (own.includes("count")) return []
  const [from, to] = valueRange(source.document, path) ?? [0, 0]
  const [text, start] = [source.yaml.slice(from, to), source.yamlStart + from]
  return [...inText(source, text, start, own), ...unbraced(source, text, start)]
}

/** Returns the body with code and comments blanked out. */
const readable = ({ body }: ContentFile, tree: MarkdownNode): string => {
  const hidden: Range[] = []
  walk(tree, (node) => {
    if (["code", "inlineCode"].includes(node.type)) hidden.push(rangeOf(node))
  })
  return withoutComments(blankRanges(body, hidden))
}

/** Checks that each word in braces is a token. Email templates are validated by their schemas. */
export const checkTokens = (source: ContentFile, tree: MarkdownNode): Problem[] => {
  if (source.contentType?.type.endsWith("Email")) return []
  return [
    ...inFields(source, source.values, []),
    ...inText(source, readable(source, tree), source.bodyStart),
    ...unbraced(source, readable(source, tree), source.bodyStart),
  ]
}

/** Returns true if a link target still has a word in braces after its tokens are replaced; `checkTokens` reports the word. */
export const hasUnknownToken = (href: string, facts: Facts): boolean =>
  bracedWordsOf(fillAddress(href, facts)).length > 0

/** Tokens whose facts are too specific to be part of other words, unlike the name of a town. */
const distinct: readonly Token[] = ["address", "practice", "consultant", "practicePhone"]

type Repeated = { token: Token; at: number; length: number }

/** Returns the digits by which a telephone number is told from others, without the country code's signs. */
const digitsOf = (phone: string) => phone.replace(/\(0\)/g, "").replace(/\D/g, "").replace(/^0+/, "")

/** Finds a telephone number in any of the forms in which people write it. */
const findPhone = (words: string, fact: string): Repeated[] => {
  const digits = digitsOf(fact)
  return [...words.matchAll(/(?<![\p{L}\p{N}+])\+?\(?\d[\d ()./\u00A0–-]{7,}\d(?!\p{N})/gu)]
    .filter(([written]) => digitsOf(written).length > 7 && digits.endsWith(digitsOf(written)))
    .map(({ index, 0: { length } }) => ({ token: "practicePhone", at: index, length }))
}

const find = (words: string, token: Token, fact: string): Repeated[] => {
  if (token === "practicePhone") return findPhone(words, fact)
  if (!/[\s@]/.test(fact)) return []
  const pattern = fact.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+")
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}@.+-])${pattern}(?![\p{L}\p{N}@])`, "gu")
  return [...words.matchAll(whole)].map(({ index, 0: { length } }) => ({ token, at: index, length }))
}

/** Finds a telephone number or an email address in the links of a text. */
const findInLinks = (text: string, facts: Facts): Repeated[] =>
  [...text.matchAll(/(?<=\btel:)\+[\d-]+|(?<=\bmailto:)[^\s?)"'>]+/g)].flatMap(({ index, 0: written }) => {
    const token = (["practicePhone", "practiceEmail", "privacyEmail"] as const).find((name) => {
      const fact = facts[name] ?? ""
      return name === "practicePhone" ? digitsOf(fact) === digitsOf(written) : fact === written
    })
    return token ? [{ token, at: index, length: written.length }] : []
  })

/** Blanks out the fields of `site.yml` that are the facts themselves. */
const withoutFacts = (source: ContentFile, words: string): string => {
  if (source.contentType?.type !== "SiteProfile") return words
  const ranges = Object.values(tokenFields).map((field) =>
    valueRange(source.document, [field.split(".")[0] ?? field]),
  )
  return blankRanges(
    words,
    ranges.filter((range) => range !== undefined),
  )
}

/** Returns the fix that replaces `at` to `end` with a token; a YAML text that starts with a brace needs quotation marks. */
const spelling = ({ text, bodyStart }: ContentFile, at: number, end: number, token: Token): string => {
  const before = text.slice(text.lastIndexOf("\n", at - 1) + 1, at)
  if (at >= bodyStart || !/^[ \t]*(?:- +)*(?:\w+: +|- +)$/.test(before)) return `write ${braced(token)}`
  return /^[ \t]*(?:\n|$)/.test(text.slice(end))
    ? `write "${braced(token)}", with the quotation marks`
    : `write ${braced(token)}, and the whole text in quotation marks`
}

/**
 * Warns about facts from `content/site.yml` that are written out in texts, where a change of the fact would miss them.
 * @param words the file's visible text, as `visibleText` returns it
 */
export const checkRepeatedFacts = (source: ContentFile, words: string, facts: Facts): Problem[] => {
  const text = withoutFacts(source, words)
  const isPolicy = source.path.startsWith("privacy/")
  const emails: Token[] = ["practiceEmail", "privacyEmail"]
  const tokens = [...distinct, ...(isPolicy ? emails.reverse() : emails)]
  const found = [
    ...tokens.flatMap((token) => find(text, token, facts[token] ?? "")),
    ...findInLinks(source.text, facts),
  ]
  const longest = found.sort((a, b) => a.at - b.at || b.length - a.length)
  let end = 0
  return longest.flatMap(({ token, at, length }) => {
    if (at < end) return []
    end = at + length
    const message = `${source.text.slice(at, end)} is written out, so a change in content/site.yml would miss it`
    return [problemAt(source, at, message, spelling(source, at, end, token), "warning")]
  })
}
