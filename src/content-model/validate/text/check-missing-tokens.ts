import { distance } from "fastest-levenshtein"
import { telephoneDigits } from "../../../site/routes"
import { textAt, type ContentFile } from "../../content-file"
import { bracedWord, factPath, type Token, type TokenValues } from "../../tokens"
import { closestMatch, problemAt, type Problem } from "../problem"

/**
 * Match email and web addresses, domains that begin with www, numbers with at least seven characters, a reply time and the
 * years of experience.
 */
const written = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\bhttps?:\/\/[^\s/)"'<>{]+|(?<!\/)\bwww(?:\.[\w-]+)+/g,
  /\+?\(?\d[\d\p{Zs}()./–-]{5,}\d/gu,
  /\b(?:reply|answer) within [\w-]+ [\w-]+|\bwithin [\w-]+ [\w-]+ I (?:reply|answer)/gi,
  /\b\d+ years of (?:SAP|experience)\b/g,
]

/** Matches the files whose addresses, and numbers if {practicePhone} is missing, are all those of the practice. */
export const ownFiles = /^emails\/|^pages\/(?:contact|impressum|imprint|legal|mentions)/

/** Returns the digits of a telephone number without its extension and the zero that is dialled only within the country. */
const digitsOf = (phone: string) => telephoneDigits(phone).replace(/^[+0]+|;.*/g, "")

/** The facts that are numbers, of which `written` finds all but the postcode. */
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

/** Warns about data of `site.yml` that are written out in another file, or differently. */
export const checkMissingTokens = (
  source: ContentFile,
  textWithoutCode: string,
  site: ContentFile | undefined,
  { practiceEmail = "", privacyEmail = "", url = "" }: TokenValues,
): Problem[] => {
  if (!site || source.path === site.path) return []
  const numbers = numberTokens.map((token) => digitsOf(textAt(site, factPath(token))))
  const [isPromise, isPolicy] = [/^(?:emails|home)\//, /^privacy\//].map((folder) => folder.test(source.path))
  const street = textAt(site, factPath("street"))
  // A shorter one can be a part of other words, and one without a number is perhaps the town.
  const patterns =
    street.length < 7 || !/\d/.test(street)
      ? written
      : [...written, new RegExp(street.replace(/\W/g, "\\$&"), "g")]
  const tokensOf = (text: string): readonly Token[] => {
    if (text === street) return ["street"]
    if (isPromise && /\bwithin | years /i.test(text))
      return [text.includes(" years ") ? "years" : "replyTime"]
    if (text === privacyEmail && (isPolicy || text !== practiceEmail)) return ["privacyEmail"]
    if (text === practiceEmail) return ["practiceEmail"]
    const digits = digitsOf(text)
    return digits.length > 7 ? numberTokens.filter((_, index) => numbers[index]?.endsWith(digits)) : []
  }
  const [domain = ""] = practiceEmail.split("@").slice(1)
  const withoutEnding = (name: string) => name.replace(/\..*/, "")
  const isOther = (text: string): boolean => {
    const isNumber = !/[@:]|^www/.test(text)
    const value = isNumber ? digitsOf(text) : text.replace(/^www/, "https://www")
    const known = isNumber
      ? numbers.map((each) => each.slice(-value.length))
      : [practiceEmail, privacyEmail, url]
    if (value.length < 7 || known.includes(value)) return false
    const [, written] = text.split("@")
    if (written && written !== domain && withoutEnding(written) === withoutEnding(domain)) return true
    const sign = source.path.startsWith("emails/") ? /[@+:]|^www/ : /[@+]/
    const isOwn =
      ownFiles.test(source.path) && sign.test(text) && !(isNumber && source.text.includes("{practicePhone}"))
    return (isOwn && !site.text.includes(text)) || known.some((each) => distance(each, value) <= 2)
  }
  const warn = ({ index, 0: text }: RegExpExecArray, message: string, fix: string) =>
    problemAt(source, index, `${text} ${message}`, fix, "warning")
  const writtenOut = patterns
    .flatMap((pattern) => [...textWithoutCode.matchAll(pattern)])
    .flatMap((found) => {
      const tokens = tokensOf(found[0]).map((token) => `{${token}}`)
      if (tokens.length === 0 && isOther(found[0]))
        return warn(
          found,
          "is not in content/site.yml",
          "correct one of the two; it may stay if both are right",
        )
      const fix = `write ${tokens.join(" or ")} if it is this fact; a field that starts with it needs quotation marks`
      return tokens.length > 0
        ? warn(found, "is written out, so a change in content/site.yml would miss it", fix)
        : []
    })
  return [...withoutFact(source, textWithoutCode, site), ...writtenOut]
}
