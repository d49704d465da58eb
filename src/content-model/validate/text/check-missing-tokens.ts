import { distance } from "fastest-levenshtein"
import { telephoneDigits } from "../../../site/routes"
import { textAt, type ContentFile } from "../../content-file"
import { bracedWord, factPath, type Token, type TokenValues } from "../../tokens"
import { closestMatch, problemAt, type Problem } from "../problem"

/**
 * Match email and web addresses, domains that begin with www, numbers with at least seven characters, a reply time and the
 * years of experience.
 */
const factPatterns = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\bhttps?:\/\/[^\s/)"'<>{]+|(?<!\/)\bwww(?:\.[\w-]+)+/g,
  /\+?\(?\d[\d\p{Zs}()./–-]{5,}\d/gu,
  /\b(?:reply|answer) within [\w-]+ [\w-]+|\bwithin [\w-]+ [\w-]+ I (?:reply|answer)/gi,
  /\b\d+ years of (?:SAP|experience)\b/g,
]

/** Matches the files whose addresses, and numbers if {practicePhone} is missing, are all those of the practice. */
export const filesOfPractice = /^emails\/|^pages\/(?:contact|impressum|imprint|legal|mentions)/

/** Returns the digits of a telephone number without its extension and the zero that is dialled only within the country. */
const digitsOf = (phone: string) => telephoneDigits(phone).replace(/^[+0]+|;.*/g, "")

/** The facts that are numbers, of which `factPatterns` finds all but the postcode. */
const numberTokens = ["practicePhone", "vatNumber", "companyNumber", "postcode"] as const

const optionalTokens = ["companyNumber", "vatNumber", "practicePhone", "nextStart"] as const

/** Reports the tokens of facts that `site.yml` does not have. The schema reports those that it needs. */
const withoutFact = (source: ContentFile, text: string, site: ContentFile): Problem[] => {
  // The file cannot be read, which is reported.
  if (textAt(site, ["name"]) === "") return []
  return [...text.matchAll(bracedWord)].flatMap(({ index, 0: written, 1: word }) => {
    const token = optionalTokens.find((each) => each === word)
    if (!token) return []
    const [field = ""] = factPath(token)
    // A mistyped field is reported there.
    if (closestMatch(field, Object.keys(site.values ?? {}))) return []
    const message = `${written} is a fact that content/site.yml does not have`
    return [problemAt(source, index, message, `add ${field} there (docs/editing.md), or delete this`)]
  })
}

/** The facts of `site.yml` with which the texts of the other files are compared. */
type Facts = {
  site: ContentFile
  /** The digits of the facts in `numberTokens`, in their order. */
  numbers: string[]
  street: string
  practiceEmail: string
  privacyEmail: string
  url: string
}

/** Returns the tokens of which a written text is the value. */
const tokensOf = (written: string, source: ContentFile, facts: Facts): readonly Token[] => {
  const { numbers, street, practiceEmail, privacyEmail } = facts
  const isPromise = /^(?:emails|home)\//.test(source.path)
  const isPolicy = source.path.startsWith("privacy/")
  if (written === street) return ["street"]
  if (isPromise && written.includes(" years ")) return ["years"]
  if (isPromise && /\bwithin /i.test(written)) return ["replyTime"]
  if (written === privacyEmail && (isPolicy || written !== practiceEmail)) return ["privacyEmail"]
  if (written === practiceEmail) return ["practiceEmail"]
  const digits = digitsOf(written)
  return digits.length > 7 ? numberTokens.filter((_, index) => numbers[index]?.endsWith(digits)) : []
}

const withoutEnding = (domain: string) => domain.replace(/\..*/, "")

/** Returns true for an address at the domain of the practice with another ending, for example .com instead of .co.uk. */
const hasOtherEnding = (email: string, practiceEmail: string): boolean => {
  const [, own = ""] = practiceEmail.split("@")
  const [, domain] = email.split("@")
  return domain !== undefined && domain !== own && withoutEnding(domain) === withoutEnding(own)
}

/** Returns true for an address or a number that is a mistyped fact, or stands where only those of the practice do. */
const isOther = (written: string, source: ContentFile, facts: Facts): boolean => {
  const { site, numbers, practiceEmail, privacyEmail, url } = facts
  const isNumber = !/[@:]|^www/.test(written)
  const value = isNumber ? digitsOf(written) : written.replace(/^www/, "https://www")
  const known = isNumber
    ? numbers.map((number) => number.slice(-value.length))
    : [practiceEmail, privacyEmail, url]
  if (value.length < 7 || known.includes(value)) return false
  if (hasOtherEnding(written, practiceEmail)) return true
  const sign = source.path.startsWith("emails/") ? /[@+:]|^www/ : /[@+]/
  const isOwn = filesOfPractice.test(source.path) && sign.test(written)
  const hasToken = isNumber && source.text.includes("{practicePhone}")
  if (isOwn && !hasToken && !site.text.includes(written)) return true
  return known.some((fact) => distance(fact, value) <= 2)
}

/** Warns about data of `site.yml` that are written out in another file, or differently. */
export const checkMissingTokens = (
  source: ContentFile,
  textWithoutCode: string,
  site: ContentFile | undefined,
  { practiceEmail = "", privacyEmail = "", url = "" }: TokenValues,
): Problem[] => {
  if (!site || source.path === site.path) return []
  const numbers = numberTokens.map((token) => digitsOf(textAt(site, factPath(token))))
  const street = textAt(site, factPath("street"))
  const facts = { site, numbers, street, practiceEmail, privacyEmail, url }
  // A shorter street can be a part of other words, and one without a number is perhaps the town.
  const isStreetDistinct = street.length >= 7 && /\d/.test(street)
  const patterns = isStreetDistinct
    ? [...factPatterns, new RegExp(street.replace(/\W/g, "\\$&"), "g")]
    : factPatterns
  const writtenOut = patterns
    .flatMap((pattern) => [...textWithoutCode.matchAll(pattern)])
    .flatMap(({ index, 0: text }) => {
      const warn = (message: string, fix: string) =>
        problemAt(source, index, `${text} ${message}`, fix, "warning")
      const tokens = tokensOf(text, source, facts).map((token) => `{${token}}`)
      if (tokens.length > 0) {
        const fix = `write ${tokens.join(" or ")} if it is this fact; a field that starts with it needs quotation marks`
        return warn("is written out, so a change in content/site.yml would miss it", fix)
      }
      const fix = "correct one of the two; it may stay if both are right"
      return isOther(text, source, facts) ? warn("is not in content/site.yml", fix) : []
    })
  return [...withoutFact(source, textWithoutCode, site), ...writtenOut]
}
