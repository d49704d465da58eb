import { textAt, type ContentFile } from "../../content-file"
import { countryCodes } from "../../schemas/site"
import { plainText, problemIn, type Problem } from "../problem"

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

/** Returns the times of day in a text, such as 09:00, 9.30 and 5 pm, as HH:MM. */
const timesIn = (text: string): string[] =>
  [...text.matchAll(/\b(\d{1,2})(?:[:.](\d\d))?(?: ?([ap])\.?m\b)?/gi)]
    .filter(([, , minutes, half]) => minutes !== undefined || half !== undefined)
    .map(([, hour = "", minutes = "00", half]) => {
      const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
      return `${String(hours).padStart(2, "0")}:${minutes}`
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
  if (other === undefined || named.length < 2 || named.every((time) => read.includes(time))) return []
  const message = `openingHours has ${other}, which openingHoursLabel does not name (${label})`
  return [problemIn(source, ["openingHours"], message, "write the same times in both fields", "warning")]
}

/** Checks that the address and the business hours of the practice fit each other. */
export const checkSite = (source: ContentFile): Problem[] => [...country(source), ...businessHours(source)]
