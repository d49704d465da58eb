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
  const lines = ["street", "locality", "postalCode", "country"].map((name) => textIn(address, name))
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

/** Replaces the tokens of a link target: after `tel:` with the digits of the fact, elsewhere with the percent-encoded fact. */
export const fillAddress = (href: string, facts: Facts): string => {
  const isPhone = /^tel:/i.test(href)
  return href.replace(bracedWord, (whole, name: string) => {
    const fact = facts[name]
    if (fact === undefined) return whole
    return isPhone ? telephoneDigits(fact) : encodeURI(fact)
  })
}

/** Returns a copy of a value in which the tokens of all texts are replaced. Texts called `href` are link targets. */
export const fillFields = (value: unknown, facts: Facts, field = ""): unknown => {
  if (typeof value === "string") return (field === "href" ? fillAddress : fillText)(value, facts)
  if (Array.isArray(value)) return value.map((item) => fillFields(item, facts))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, fillFields(inner, facts, name)]),
  )
}
