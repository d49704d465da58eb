import { telephoneDigits } from "../site/routes"

/** The tokens, each with the field of `content/site.yml` that replaces it. */
export const tokenFields = {
  practice: "name",
  consultant: "consultant",
  practiceEmail: "email",
  practicePhone: "phone",
  privacyEmail: "privacyEmail",
  address: "address",
  town: "address.locality",
  url: "url",
} as const

export type Token = keyof typeof tokenFields

export const tokenNames = Object.keys(tokenFields) as Token[]

/** The fact for each token; tokens without a fact are absent. */
export type Facts = Partial<Record<string, string>>

type Fields = Record<string, unknown> | null | undefined

const textIn = (fields: unknown, name: string): string => {
  const value = (fields as Fields)?.[name]
  return typeof value === "string" ? value.trim() : ""
}

/** Returns the facts in the values of `content/site.yml`; the values may be invalid. */
export const factsOf = (site: unknown): Facts => {
  const address = (site as Fields)?.["address"]
  const [street, locality, postalCode, country] = ["street", "locality", "postalCode", "country"].map(
    (name) => textIn(address, name),
  )
  const lines = [street, [locality, postalCode].filter(Boolean).join(" "), country]
  const facts = tokenNames.map((token): [Token, string] => {
    if (token === "address") return [token, lines.filter(Boolean).join(", ")]
    return [token, token === "town" ? textIn(address, "locality") : textIn(site, tokenFields[token])]
  })
  return Object.fromEntries(facts.filter(([, fact]) => fact !== ""))
}

/** Matches a word in single braces; the first group is the word. */
export const bracedWord = /(?<![{\\$])\{([A-Za-z]\w*)\}(?!\})/g

/** Replaces each token with its fact; other words in braces are unchanged. */
export const fillText = (text: string, facts: Facts): string =>
  text.replace(bracedWord, (whole, name: string) => facts[name] ?? whole)

/**
 * Replaces the tokens of a link target: after `tel:` with the digits of the fact, elsewhere with the percent-encoded
 * fact.
 */
export const fillAddress = (href: string, facts: Facts): string => {
  const isPhone = /^tel:/i.test(href)
  return href.replace(bracedWord, (whole, name: string) => {
    const fact = facts[name]
    if (fact === undefined) return whole
    return isPhone ? telephoneDigits(fact) : encodeURI(fact)
  })
}

type Change = (text: string, field: string) => string

/** Returns a copy of a value in which each text is changed; `change` also gets the name of its field. */
const mapTexts = (value: unknown, change: Change, field = ""): unknown => {
  if (typeof value === "string") return change(value, field)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change, name)]),
  )
}

/** Returns a copy of a value in which the tokens of all texts are replaced. Texts called `href` are link targets. */
export const fillFields = (value: unknown, facts: Facts): unknown =>
  mapTexts(value, (text, field) => (field === "href" ? fillAddress : fillText)(text, facts))

/** A regular expression that matches the name of a month. */
export const month =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)"

/**
 * Matches the space between a day and its month, between a month and its year if there is no day, and between a name in
 * capitals and the number of its version.
 */
const joinedSpace = new RegExp(
  `(?<=\\b\\d{1,2}) (?=${month}\\b)|(?<=(?<!\\d )\\b${month}) (?=\\d)|` + "(?<=\\b[A-Z]{2,}) (?=\\d+\\.\\d)",
  "g",
)

/** Matches a term with hyphens; addresses are not terms. */
const hyphenated =
  /(?<![\p{L}\p{N}@./_-])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+(?![\p{L}\p{N}@/_-]|\.[\p{L}\p{N}])/gu

/** The length of the longest term that is kept on one line. */
const shortTerm = 12

/**
 * Prevents line breaks at the spaces of `joinedSpace`, with no-break spaces, and inside short terms with hyphens, with
 * a word joiner after each hyphen. A single word is unchanged.
 */
export const joinTerms = (text: string): string =>
  text.includes(" ")
    ? text
        .replace(joinedSpace, "\u00A0")
        .replace(hyphenated, (term) => (term.length > shortTerm ? term : term.replaceAll("-", "-\u2060")))
    : text

/** Returns a copy of a value in which `joinTerms` has changed all texts but alternative texts. */
export const keepTogether = (value: unknown): unknown =>
  mapTexts(value, (text, field) => (field === "alt" ? text : joinTerms(text)))
