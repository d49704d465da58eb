import { postalAddress } from "../site/postal-address"
import { telephoneDigits } from "../site/routes"
import { valueIn } from "./yaml"

/** The tokens, each with the field of `content/site.yml` that replaces it. */
export const tokenFields = {
  practice: "name",
  consultant: "consultant",
  practiceEmail: "email",
  practicePhone: "phone",
  privacyEmail: "privacyEmail",
  address: "address",
  street: "address.street",
  town: "address.locality",
  postcode: "address.postalCode",
  companyNumber: "company.number",
  vatNumber: "vat.number",
  url: "url",
  nextStart: "nextStart",
  replyTime: "facts.replyTime",
  years: "facts.years",
  projects: "facts.projects",
  moves: "facts.moves",
  moveWeeks: "facts.moveWeeks",
  clientTime: "facts.clientTime",
  acceptCookies: "facts.acceptCookies",
  declineCookies: "facts.declineCookies",
  enquiriesKept: "facts.enquiriesKept",
  heldBackKept: "facts.heldBackKept",
  hashesKept: "facts.hashesKept",
} as const

export type Token = keyof typeof tokenFields

export const tokenNames = Object.keys(tokenFields) as Token[]

/** The value for each token; tokens without a value are absent. */
export type TokenValues = Record<string, string>

/** Returns the text at a path such as that of `address.locality`; empty if there is none. */
const textIn = (fields: unknown, path: readonly string[]): string => {
  const value = valueIn(fields, path)
  return typeof value === "string" ? value.trim() : ""
}

/** Returns the token values in the values of `content/site.yml`; the values may be invalid. */
export const tokenValuesOf = (site: unknown): TokenValues => {
  const part = (name: string) => textIn(site, ["address", name])
  const address = postalAddress({
    street: part("street"),
    locality: part("locality"),
    postalCode: part("postalCode"),
    postalCodeFirst: valueIn(site, ["address", "postalCodeFirst"]) === true,
    country: part("country"),
  })
  const tokenValues = tokenNames.map((token): [Token, string] => [
    token,
    token === "address" ? address : textIn(site, tokenFields[token].split(".")),
  ])
  const values = Object.fromEntries(tokenValues.filter(([, value]) => value !== ""))
  // A fact can have another one in it, for example a name that is the owner's.
  return fillFields(values, values) as TokenValues
}

/** Matches a word in single braces; the first group is the word. */
export const bracedWord = /(?<![{\\$])\{([A-Za-z]\w*)\}(?!\})/g

/** Replaces each token with its value; other words in braces are unchanged. */
export const fillText = (text: string, tokenValues: TokenValues): string =>
  text.replace(bracedWord, (whole, name: string) => tokenValues[name] ?? whole)

/** Replaces the tokens of a link target: after `tel:` with the digits of the value, elsewhere percent-encoded. */
export const fillAddress = (href: string, tokenValues: TokenValues): string => {
  const isPhone = /^tel:/i.test(href)
  return href.replace(bracedWord, (whole, name: string) => {
    const value = tokenValues[name]
    if (value === undefined) return whole
    return isPhone ? telephoneDigits(value) : encodeURI(value)
  })
}

/** Returns a copy of a value in which the tokens of all texts are replaced. Texts called `href` are link targets. */
export const fillFields = (value: unknown, tokenValues: TokenValues, field = ""): unknown => {
  if (typeof value === "string") return (field === "href" ? fillAddress : fillText)(value, tokenValues)
  if (Array.isArray(value)) return value.map((item) => fillFields(item, tokenValues))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, fillFields(inner, tokenValues, name)]),
  )
}
