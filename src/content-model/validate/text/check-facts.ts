import { distance } from "fastest-levenshtein"
import { routes } from "../../../site/routes"
import type { ContentFile } from "../../content-file"
import { month, tokenFields, type Facts, type Token } from "../../tokens"
import { valueRange } from "../../yaml"
import { blankRanges } from "../extract"
import { problemAt, type Problem } from "../problem"

/** Tokens whose facts are too specific to be part of other words, unlike the name of a town. */
const distinct: readonly Token[] = ["address", "practice", "consultant", "practicePhone"]

type Repeated = { token: Token; at: number; length: number }

/** Returns the digits by which a telephone number is told from others, without the country code's signs. */
const digitsOf = (phone: string) => phone.replace(/\(0\)/g, "").replace(/\D/g, "").replace(/^0+/, "")

/** Matches telephone numbers, and other long numbers. */
const phones = /(?<![\p{L}\p{N}+])\+?\(?\d[\d ()./\u00A0–-]{7,}\d(?!\p{N})/gu

/** Finds a telephone number in any of the forms in which people write it. */
const findPhone = (words: string, fact: string): Repeated[] => {
  const digits = digitsOf(fact)
  return [...words.matchAll(phones)]
    .filter(([written]) => digitsOf(written).length > 7 && digits.endsWith(digitsOf(written)))
    .map(({ index, 0: { length } }) => ({ token: "practicePhone", at: index, length }))
}

const find = (words: string, token: Token, fact: string): Repeated[] => {
  if (token === "practicePhone") return findPhone(words, fact)
  if (!/[\s@]/.test(fact)) return []
  const escaped = fact.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  // A comma may precede a postcode.
  const pattern = escaped.replace(/\s+(?=\w*\d)/g, ",? ").replace(/\s+/g, "\\s+")
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
  if (at >= bodyStart || !/^[ \t]*(?:- +)*(?:\w+: +|- +)$/.test(before)) return `write {${token}}`
  return /^[ \t]*(?:\n|$)/.test(text.slice(end))
    ? `write "{${token}}", with the quotation marks`
    : `write {${token}}, and the whole text in quotation marks`
}

/** Warns about facts that are written out in texts, where a change of the fact would miss them. */
const repeatedFacts = (source: ContentFile, words: string, facts: Facts): Problem[] => {
  const isPolicy = source.path.startsWith("privacy/")
  const emails: Token[] = ["practiceEmail", "privacyEmail"]
  const tokens = [...distinct, ...(isPolicy ? emails.reverse() : emails)]
  const found = [
    ...tokens.flatMap((token) => find(words, token, facts[token] ?? "")),
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

/** Warns about telephone numbers that differ from that of the practice in one or two digits. */
const mistypedPhones = (source: ContentFile, words: string, facts: Facts): Problem[] => {
  const fact = facts.practicePhone ?? ""
  return [...words.matchAll(phones)].flatMap(({ index, 0: written }) => {
    const [own, digits] = [digitsOf(fact), digitsOf(written)]
    // A number without the code of the country is compared with the end of the other one.
    const same = own.endsWith(digits) || digits.length < 8
    if (same || distance(digits, own.slice(-digits.length)) > 2) return []
    const message = `${written} is almost ${fact}, the telephone number in content/site.yml`
    const fix = spelling(source, index, index + written.length, "practicePhone")
    return [problemAt(source, index, message, fix, "warning")]
  })
}

/** Warns about names that differ from the name of the practice or of the consultant in one or two letters. */
const misspeltNames = (source: ContentFile, words: string, facts: Facts): Problem[] =>
  (["practice", "consultant"] as const).flatMap((token) => {
    const fact = facts[token] ?? ""
    const count = fact.split(" ").length
    if (count < 2 || fact.length < 10) return []
    const names = new RegExp(
      String.raw`(?<![\p{L}-])(?=(\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+){${count - 1}}))`,
      "gu",
    )
    return [...words.matchAll(names)].flatMap(({ index, 1: written = "" }) => {
      const name = written.replace(/\s+/g, " ")
      if (name === fact || distance(name, fact) > Math.min(2, fact.length / 7)) return []
      const message = `${name} is almost ${fact}, the name in content/site.yml`
      return [
        problemAt(source, index, message, spelling(source, index, index + written.length, token), "warning"),
      ]
    })
  })

/**
 * Warns about facts from `content/site.yml` that are written out or misspelt.
 * @param words the file's visible text, as `visibleText` returns it
 */
export const checkFacts = (source: ContentFile, words: string, facts: Facts): Problem[] => {
  const text = withoutFacts(source, words)
  return [repeatedFacts, mistypedPhones, misspeltNames].flatMap((check) => check(source, text, facts))
}

/** Matches the version of a product and a later date in the same sentence. */
const versionDate = new RegExp(
  String.raw`\b([A-Z]{2,}\s\d+\.\d)\b(?:[^.!?\n]|\.(?=\d)|\n(?!\n))*?\b(\d{1,2}\s${month})\s(\d{4})\b`,
  "g",
)

/** Warns about a day that belongs to the version of a product and has another year elsewhere. */
export const checkVersionDates = (sources: readonly ContentFile[]): Problem[] => {
  const first = new Map<string, { year: string; file: string }>()
  return sources.flatMap((source) =>
    [...source.text.matchAll(versionDate)].flatMap(
      ({ index, 0: words, 1: version = "", 2: day = "", 3: year = "" }) => {
        const other = first.get(`${version} ${day}`) ?? { year, file: source.file }
        first.set(`${version} ${day}`, other)
        if (other.year === year) return []
        const message = `${version} has the date ${day} ${year} here, and ${day} ${other.year} in ${other.file}`
        return [
          problemAt(
            source,
            index + words.length - year.length,
            message,
            "write the same year in both",
            "warning",
          ),
        ]
      },
    ),
  )
}

const pagePath = String.raw`(?:${routes.blog}(?:/[a-z\d-]+)?|${routes.privacyPolicy})/?(?:#[\w-]+)?|/#[a-z][\w-]*`

/** Matches the address of a page of this site between words. */
const pageAddress = new RegExp(String.raw`(?:^|(?<=[\s“(]))(?:${pagePath})(?![\w/=?#-])`, "gm")

/** Matches a web address between words. */
const webAddress = /(?:^|(?<=[\s“(]))(?:https?:\/\/|www\.)[\w-]+\.[^\s"”’)]*[^\s"”’).,;:!?]/gim

/** Returns true if an address is in a link, a table, a heading, an example in a form or a picture's description, or is a whole field. */
const isUsual = ({ bodyStart, text }: ContentFile, words: string, at: number, end: number): boolean => {
  const lineStart = words.lastIndexOf("\n", at - 1) + 1
  const before = words.slice(lineStart, at)
  const [after = ""] = words.slice(end).split("\n", 1)
  if (/\]\s*\($/.test(words.slice(at - 20, at)) || /\[[^\][]*$|^[ \t]*(?:- )?href: $/.test(before))
    return true
  if (at >= bodyStart) return /^[ \t]*[|#]/.test(before)
  const [, field = ""] = [...text.slice(0, at).matchAll(/^[ \t]*(?:- )?(\w+):(?=\s)/gm)].at(-1) ?? []
  return /placeholder$|^alt$/i.test(field) || !/[\p{L}\p{N}]/u.test(before + after)
}

/**
 * Warns about addresses in texts that readers cannot follow. In the text of an article, web addresses are links.
 * @param words the file's visible text, as `visibleText` returns it
 */
export const checkAddresses = (source: ContentFile, words: string): Problem[] => {
  const isMail = source.contentType?.type.endsWith("Email") ?? false
  const fields = words.slice(0, source.bodyStart)
  return [...words.matchAll(pageAddress), ...(isMail ? [] : fields.matchAll(webAddress))]
    .filter(({ index, 0: address }) => !isUsual(source, words, index, index + address.length))
    .map(({ index, 0: address }) => {
      const inBody = index >= source.bodyStart
      const fix = inBody
        ? `write [words](${address})`
        : isMail
          ? `write {url}${address}`
          : "write the name of the page"
      const message = `${address} is shown as typed and is not a link`
      return problemAt(source, index, message, fix, "warning")
    })
}
