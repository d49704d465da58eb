import { parseYaml } from "./parse-yaml"

/** The tokens of texts, each with the field of `content/site.yml` that it takes the place of. */
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

/** The fact that each token stands for; a token without a fact is not there. */
export type Facts = Partial<Record<string, string>>

type Fields = Record<string, unknown> | null | undefined

const textIn = (fields: unknown, name: string): string => {
  const value = (fields as Fields)?.[name]
  return typeof value === "string" ? value.trim() : ""
}

/** Reads the facts from the values of `content/site.yml`, which may have mistakes. */
export const factsOf = (site: unknown): Facts => {
  const address = (site as Fields)?.["address"]
  const lines = ["street", "locality", "postalCode", "country"].map((name) => textIn(address, name))
  const facts = tokenNames.map((token): [Token, string] => {
    if (token === "address") return [token, lines.filter(Boolean).join(", ")]
    return [token, token === "town" ? textIn(address, "locality") : textIn(site, tokenFields[token])]
  })
  return Object.fromEntries(facts.filter(([, fact]) => fact !== ""))
}

/** Reads the facts from the text of `content/site.yml`; none where it cannot be read. */
export const parseFacts = (yaml: string): Facts => {
  const document = parseYaml(yaml)
  return document.errors.length > 0 ? {} : factsOf(document.toJS({ maxAliasCount: 0 }))
}

/** A word in single braces, with the word as its first group. */
export const bracedWord = /(?<![{\\$])\{([A-Za-z]\w*)\}(?!\})/g

/** Replaces each token by its fact. Other words in braces stay as they are. */
export const fillText = (text: string, facts: Facts): string =>
  text.replace(bracedWord, (whole, name: string) => facts[name] ?? whole)

/** Replaces each token of a link target: a telephone number keeps its figures only, other facts are escaped. */
export const fillAddress = (href: string, facts: Facts): string => {
  const isPhone = /^tel:/i.test(href)
  return href.replace(bracedWord, (whole, name: string) => {
    const fact = facts[name]
    if (fact === undefined) return whole
    return isPhone ? fact.replace(/[^\d+]/g, "") : encodeURI(fact)
  })
}

/** Replaces the tokens in all texts of a value that came from YAML. */
export const fillFields = (value: unknown, facts: Facts, field = ""): unknown => {
  if (typeof value === "string") return (field === "href" ? fillAddress : fillText)(value, facts)
  if (Array.isArray(value)) return value.map((item) => fillFields(item, facts))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, fillFields(inner, facts, name)]),
  )
}
