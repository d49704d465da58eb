import { z } from "zod"
import type { ContentFile } from "../../content-file"
import { fileSchema, schemaAt } from "../../content-types"
import { rangeOf, walk, type MarkdownNode, type Range } from "../../markdown"
import { bracedWord, fillAddress, tokenFields, tokenNames, type Facts, type Token } from "../../tokens"
import { valueRange, type Path } from "../../yaml"
import { blankRanges, withoutComments } from "../extract"
import { descriptionAt } from "../fields/check-fields"
import { closestMatch, nameOf, problemAt, problemIn, type Problem } from "../problem"

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
  const message = `${braced(word)} is not a token`
  if (word === "count") {
    return problemAt(source, offset, message, "write the number itself; only texts for several have {count}")
  }
  const meant = meantBy(word, own)
  const list = `use ${tokenNames.map(braced).join(" ")}, or delete the braces`
  return problemAt(source, offset, message, meant ? `Did you mean \`${meant}\`?` : list)
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

/** Returns the words in braces of a text. */
const bracedWordsOf = (text: string) => [...text.matchAll(bracedWord)].map(([word]) => word)

/** Returns true for the fields of `site.yml` that tokens stand for. */
const isFact = (source: ContentFile, path: Path) =>
  source.contentType?.type === "SiteProfile" &&
  Object.values<string>(tokenFields).some((field) => field === path[0] || field === path.join("."))

/** Reports words in braces in a field that is a fact itself, or before which or after which the page adds the fact. */
const misplacedToken = (source: ContentFile, value: string, path: Path): Problem[] => {
  const [found] = bracedWordsOf(value)
  if (found === undefined || !source.contentType) return []
  if (isFact(source, path)) {
    const message = `${nameOf(path)} is a fact that tokens stand for, so it cannot hold ${found}`
    return [problemIn(source, path, message, "write the words themselves")]
  }
  const description = descriptionAt(fileSchema(source.contentType), path)
  const [, added] = /^The words? before ([^.,]+)/.exec(description) ?? []
  if (added === undefined) return []
  const message = `${nameOf(path)} has ${found}, but the page adds ${added} itself`
  return [problemIn(source, path, message, `delete ${found}`)]
}

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
