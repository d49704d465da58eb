import { distance } from "fastest-levenshtein"
import { isMap, visit, type Scalar } from "yaml"
import { filesOfType, textAt, type ContentFile } from "../../content-file"
import { countryCodes } from "../../schemas/site"
import { plainText, problemIn, problemInText, type Problem } from "../problem"
import { numberOf, numbers } from "./check-counts"

/** Warns if the name of the country, in its long or its short form, belongs to another country code. */
const country = (source: ContentFile): Problem[] => {
  const [name, code] = [textAt(source, ["address", "country"]), textAt(source, ["address", "countryCode"])]
  const forms = (["long", "short"] as const).map(
    (style) => new Intl.DisplayNames("en", { type: "region", fallback: "none", style }),
  )
  const own = plainText(name).replace(/^the /, "")
  const named = countryCodes.filter((each) => forms.some((names) => plainText(names.of(each)) === own))
  if (named.length === 0 || named.includes(code) || !countryCodes.includes(code)) return []
  const message = `countryCode is ${code}, but the country is ${name}`
  return [problemIn(source, ["address", "countryCode"], message, `write ${named.join(", ")}`, "warning")]
}

const ukPostcode = /\b(?:[A-Z]{1,2}\d[A-Z\d]?|GIR) ?\d[A-Z]{2}\b/i

/** Warns about lines of the address in each other's place, and about a postcode of the United Kingdom in a wrong form. */
const address = (source: ContentFile): Problem[] => {
  const [town, postcode, street] = ["locality", "postalCode", "street"].map((line) =>
    textAt(source, ["address", line]).trim(),
  ) as [string, string, string]
  const isUk = textAt(source, ["address", "countryCode"]) === "GB"
  const warn = (line: string, message: string, fix: string) => [
    problemIn(source, ["address", line], message, fix, "warning"),
  ]
  if (/\d/.test(town) && !/\d/.test(postcode) && !/\d$/.test(street)) {
    return warn(
      "locality",
      `locality has figures (${town}), and postalCode has none`,
      "write the town in locality and the postcode in postalCode",
    )
  }
  if (!isUk) return []
  if (ukPostcode.test(town) || /^\d/.test(town)) {
    const what = ukPostcode.test(town) ? "a postcode" : "the number of a house"
    const place = ukPostcode.test(town) ? "postalCode" : "street"
    return warn("locality", `locality has ${what} (${town})`, `write only the town, and ${what} in ${place}`)
  }
  if (postcode === "" || ukPostcode.exec(postcode)?.[0] === postcode) return []
  const message = `postalCode is not a postcode of the United Kingdom (${postcode})`
  return warn("postalCode", message, "write it as SW1A 1AA, and nothing else in this field")
}

/** Warns if the domains of the two email addresses differ in a slip, or if the addresses for enquiries and for questions about personal data are in each other's place. */
const emails = (source: ContentFile): Problem[] => {
  const isPrivate = (field: string) =>
    /^(?:privacy|gdpr|dpo|data-?protection)\b/i.test(textAt(source, [field]))
  const [one = "", other = ""] = ["email", "privacyEmail"].map((field) =>
    textAt(source, [field]).split("@").at(-1),
  )
  if (one !== other && distance(one, other) < 3 && one.length > 6) {
    const message = `the domains of email and privacyEmail are almost the same (${one}, ${other})`
    return [problemIn(source, ["privacyEmail"], message, "correct the one that is wrong", "warning")]
  }
  if (!isPrivate("email") || isPrivate("privacyEmail")) return []
  const message = `email is the address for questions about personal data (${textAt(source, ["email"])})`
  return [problemIn(source, ["email"], message, "exchange it with privacyEmail", "warning")]
}

/** Matches times of day such as 09:00, 9.30 and 5 pm, and hours alone before or after “to”. */
const times =
  /\b(\d{1,2})(?:(?:[:.](\d\d))?(?: ?([ap])\.?m\b)|[:.](\d\d)\b|(?= ?(?:[-–]|to\b|until\b) ?\d)|(?<=(?:[-–]|\bto|\buntil) ?\d{1,2})(?![\d:.]*\d))/gi

/** Returns the times of day in a text as HH:MM. A time from 1 to 11 without am or pm also means the one in the afternoon. */
const timesIn = (text: string): string[] =>
  [...text.matchAll(times)].flatMap(([, hour = "", before, half, alone]) => {
    const written = (hours: number) => `${String(hours).padStart(2, "0")}:${before ?? alone ?? "00"}`
    if (half !== undefined) return [written((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0))]
    const isEarly = !hour.startsWith("0") && Number(hour) > 0 && Number(hour) < 12
    return [written(Number(hour)), ...(isEarly ? [written(Number(hour) + 12)] : [])]
  })

const dayNames = ["mo", "tu", "we", "th", "fr", "sa", "su"]

/** Returns the days of the week that a text names, for example Mo-Fr, Monday to Friday, or weekdays. */
const daysIn = (text: string): string[] => {
  const words = text
    .toLowerCase()
    .replace(/\bweekdays?\b/g, "mo-fr")
    .replace(/\bdaily\b|\bevery day\b/g, "mo-su")
  const name = String.raw`\b(mo|tu|we|th|fr|sa|su)(?:[a-z]*days?|n|e|es|d|ds|u|ur|urs|i|t)?\b\.?`
  return [
    ...words.matchAll(new RegExp(`${name}(?:(?:\\s*[-–]\\s*|\\s+(?:to|until|through)\\s+)${name})?`, "g")),
  ].flatMap(([, first = "", last = first]) =>
    dayNames.slice(dayNames.indexOf(first), dayNames.indexOf(last) + 1),
  )
}

/** Warns if the business hours end before they begin, or if the words for people name other times. */
const businessHours = (source: ContentFile): Problem[] => {
  const [hours, label] = [textAt(source, ["openingHours"]), textAt(source, ["openingHoursLabel"])]
  const [read, named] = [timesIn(hours), timesIn(label)]
  const late = [...hours.matchAll(/(\d\d:\d\d)-(\d\d:\d\d)/g)].find(([, a = "", b = ""]) => b <= a)
  if (late) {
    const message = `openingHours ends before it begins (${late[0]})`
    const [from = "", to = ""] = late.slice(1)
    const isExchanged = named[0] === to && named[1] === from
    const evening = `${Number(to.slice(0, 2)) + 12}${to.slice(2)}`
    const fix = isExchanged
      ? `write ${to}-${from}`
      : to < "12:00" && evening > from
        ? `write ${evening} for ${to} in the afternoon; otherwise write the earlier time first`
        : "write the earlier time first"
    return [problemIn(source, ["openingHours"], message, fix, isExchanged ? "error" : "warning")]
  }
  const [days, labelled] = [daysIn(hours), daysIn(label)].map((found) =>
    dayNames.filter((day) => found.includes(day)),
  )
  if (
    days?.length &&
    labelled?.length &&
    String(days) !== String(labelled) &&
    !/\b(?:closed|except|not|no)\b/i.test(label)
  ) {
    const message = `openingHours has other days (${hours}) than openingHoursLabel (${label})`
    return [problemIn(source, ["openingHours"], message, "write the same days in both fields", "warning")]
  }
  const other = read.find((time) => !named.includes(time))
  const count = [...label.matchAll(times)].length
  if (other === undefined || count < 2 || named.every((time) => read.includes(time))) return []
  const message = `openingHours has ${other}, which openingHoursLabel does not name (${label})`
  return [problemIn(source, ["openingHours"], message, "write the same times in both fields", "warning")]
}

/** Reports a copyright line that begins as the page does, which adds ©, the year and the name. */
const rights = (source: ContentFile): Problem[] => {
  const text = textAt(source, ["footer", "rights"]).trim()
  const isRepeated = /^(?:©|\(c\)|&copy;|copyright\s*(?:©|\(c\)|\d{4}|by\b|\{))/i.test(text)
  const name = textAt(source, ["name"])
  if (!isRepeated && !text.includes("{practice}") && (name === "" || !text.includes(name))) return []
  const message = "the page adds ©, the year and the name of the practice before rights"
  const fix = "write only the words after them, for example All rights reserved."
  return [problemIn(source, ["footer", "rights"], message, fix, isRepeated ? "error" : "warning")]
}

/** The files that promise a reply. The time in the first one applies to all. */
const promising = ["HomeHero", "HomeContact", "NoticeEmail", "ConfirmationEmail"]

const replies = /\b(?:repl(?:y|ies)|answers?|respon(?:se|ds?)|hear from (?:me|us)|get back to you)\b/i
const conditions =
  /\b(?:if|unless|no|not|never|please|erased?|deleted?|then|afterwards|proposal|quotation|price|calls|by (?:tele)?phone|customs|authorit\w+)\b|\bwithin\b[^]*\bwithin\b|n['’]t\b/i
const duration = new RegExp(
  String.raw`\bwithin (?:the next )?(\d{1,3}|an?|${numbers.join("|")})(?: (?:working|business|full))?[ -](hour|day|week)s?\b`,
  "i",
)
const hoursIn: Record<string, number> = { hour: 1, day: 24, week: 168 }

type Promised = { source: ContentFile; scalar: Scalar; at: number; words: string; hours: number }

/** Returns the times within which a text promises a reply; working days count as days. */
const promisesIn = (source: ContentFile): Promised[] => {
  const found: Promised[] = []
  visit(source.document, {
    Scalar: (place, scalar, path) => {
      if (place === "key" || typeof scalar.value !== "string") return
      const block = path.at(-2)
      const term = isMap(block) ? block.get("term") : undefined
      const before = typeof term === "string" ? `${term}: ` : ""
      for (const { 0: sentence, index } of `${before}${scalar.value}`.matchAll(/[^.!?]+/g)) {
        const [words = "", number = "", unit = ""] = duration.exec(sentence) ?? []
        if (words === "" || !replies.test(sentence) || conditions.test(sentence)) continue
        const count = numberOf(number) || 1
        const at = index + sentence.indexOf(words) - before.length
        found.push({ source, scalar, at, words, hours: count * (hoursIn[unit.toLowerCase()] ?? 0) })
      }
    },
  })
  return found
}

/** Warns if two texts promise a reply within different times. */
const replyTimes = (sources: readonly ContentFile[]): Problem[] => {
  const [first, ...others] = promising.flatMap((type) => filesOfType(sources, type).flatMap(promisesIn))
  return others.flatMap(({ source, scalar, at, words, hours }) => {
    if (!first || hours === first.hours) return []
    const { file, line } = problemInText(first.source, first.scalar, first.at, "", "")
    const message = `a reply is promised “${words}”, but “${first.words}” in line ${line} of ${file}`
    return [problemInText(source, scalar, at, message, "write the same time in both", "warning")]
  })
}

/** Checks that the facts of the practice are in their fields and fit each other: addresses, business hours and reply times. */
export const checkSite = (sources: readonly ContentFile[]): Problem[] => [
  ...filesOfType(sources, "SiteProfile").flatMap((site) =>
    [country, address, emails, businessHours, rights].flatMap((check) => check(site)),
  ),
  ...replyTimes(sources),
]
