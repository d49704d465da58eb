import { distance } from "fastest-levenshtein"
import { textAt, type ContentFile } from "../../content-file"
import { countryCodes } from "../../schemas/site"
import { plainText, problemAt, problemIn, type Problem } from "../problem"

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
  if (ukPostcode.exec(postcode)?.[0] === postcode) return []
  const message = `postalCode is not a postcode of the United Kingdom (${postcode})`
  return warn("postalCode", message, "write it as SW1A 1AA, and nothing else in this field")
}

/** Warns if the addresses for enquiries and for questions about personal data are in each other's place. */
const emails = (source: ContentFile): Problem[] => {
  const isPrivate = (field: string) =>
    /^(?:privacy|gdpr|dpo|data-?protection)\b/i.test(textAt(source, [field]))
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

/** Warns if the business hours end before they begin, or if the words for people name other times. */
const businessHours = (source: ContentFile): Problem[] => {
  const [hours, label] = [textAt(source, ["openingHours"]), textAt(source, ["openingHoursLabel"])]
  const late = [...hours.matchAll(/(\d\d:\d\d)-(\d\d:\d\d)/g)].find(([, a = "", b = ""]) => b <= a)
  if (late) {
    const message = `openingHours ends before it begins (${late[0]})`
    return [problemIn(source, ["openingHours"], message, "write the earlier time first", "warning")]
  }
  const [read, named] = [timesIn(hours), timesIn(label)]
  const other = read.find((time) => !named.includes(time))
  const count = [...label.matchAll(times)].length
  if (other === undefined || count < 2 || named.every((time) => read.includes(time))) return []
  const message = `openingHours has ${other}, which openingHoursLabel does not name (${label})`
  return [problemIn(source, ["openingHours"], message, "write the same times in both fields", "warning")]
}

/** Checks that the address, the email addresses and the business hours of the practice are in their fields and fit each other. */
export const checkSite = (source: ContentFile): Problem[] =>
  [country, address, emails, businessHours].flatMap((check) => check(source))

/** Returns true if two words differ by one letter, or by two letters that changed places. */
const isMisspelt = (word: string, meant: string): boolean =>
  word !== meant &&
  word.length > 3 &&
  (distance(word, meant) === 1 ||
    (distance(word, meant) === 2 && [...word].sort().join("") === [...meant].sort().join("")))

/** Warns about names that differ from the consultant's by one slip. */
export const checkConsultant = (sources: readonly ContentFile[]): Problem[] => {
  const [site] = sources.filter(({ contentType }) => contentType?.type === "SiteProfile")
  const name = site ? textAt(site, ["consultant"]).trim() : ""
  const parts = name.split(/\s+/)
  const [given = "", family = ""] = [parts[0], parts.at(-1)]
  if (parts.length < 2) return []
  const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  const almost = new RegExp(
    String.raw`(?<![\p{L}-])(?:${escaped(given)}\s+(\p{Lu}[\p{L}-]+)|(\p{Lu}[\p{L}-]+)\s+${escaped(family)})(?![\p{L}-])`,
    "gu",
  )
  return sources.flatMap((source) =>
    [...source.text.matchAll(almost)]
      .filter(([, last, first]) =>
        last === undefined ? isMisspelt(first ?? "", given) : isMisspelt(last, family),
      )
      .map(({ index, 0: found }) => {
        const message = `${found} is almost the name of the consultant, ${name}`
        const fix = "write {consultant}, or ignore this if it is somebody else"
        return problemAt(source, index, message, fix, "warning")
      }),
  )
}
