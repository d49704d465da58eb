import { textAt, type ContentFile } from "../../content-file"
import { fieldProblem, type Problem } from "../problem"

const englishDays = /\b(?:mon|tue|wed|thu|fri|sat|sun)(?=r?s?(?:days?)?\b|nes|ur)/gi

/** Matches a range of days with two letters each. Other languages have such names too. */
const shortRange = /\b(?:Mo|Tu|We|Th|Fr|Sa|Su) ?[–-] ?(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/

/** Returns the names of the days in a label; a range has its first and its last one. */
const namesIn = (label: string): string[] => [
  ...(/\bweekdays\b/i.test(label) ? ["Mo", "Fr"] : []),
  ...(label.match(englishDays) ?? shortRange.exec(label)?.[0].split(/ ?[–-] ?/) ?? []),
]

/** Matches a time of a label, such as 9am or 13.30. */
const shownTime = /\b\d{1,2}[:.h]\d\d\b|\b\d{1,2} ?[ap]m\b/gi

/** Returns true if a text has a time such as 08:30 in one of its usual forms: 8.30, 8h30, 8 h 30, 8:30 am. */
const hasTime = (text: string, time: string): boolean => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  const hour = [hours, hours % 12 || 12].join("|")
  const end = minutes === 0 ? String.raw`(?:\s?[.:h]\s?00)?` : String.raw`\s?[.:h]?\s?${minutes}`
  const noon = time === "12:00" ? String.raw`|\b(?:noon|midday)\b` : ""
  return new RegExp(String.raw`(?<!\d|[.:])0?(?:${hour})${end}(?![.:h]?\d)${noon}`, "i").test(text)
}

/** Returns the names of days as in "fr mo", each once and in alphabetical order. */
const daysOf = (names: readonly string[]): string =>
  [...new Set(names.map((name) => name.slice(0, 2).toLowerCase()))].sort().join(" ")

/**
 * Warns about business hours that differ from those that pages show: only search engines show them. Days are compared
 * if the label names them in English, and times if it has figures.
 */
export const checkOpeningHours = (site: ContentFile): Problem[] => {
  const hours = textAt(site, ["openingHours"])
  // Further words, such as “Fridays by appointment”, have no times.
  const parts = textAt(site, ["openingHoursLabel"]).split(/;|\. /)
  const label = (parts.length > 1 ? parts.filter((part) => /\d/.test(part)) : parts).join(";")
  const times = hours.match(/\d\d:\d\d/g) ?? []
  const shown = daysOf(namesIn(label))
  const hasOtherDays = shown !== "" && shown !== daysOf(hours.match(/[A-Z][a-z]/g) ?? [])
  // The same hours in another time zone may be in brackets.
  const hasMoreTimes = (label.replace(/\(.*?\)/g, "").match(shownTime) ?? []).length > times.length
  const hasOtherTimes = hasMoreTimes || (/\d/.test(label) && !times.every((time) => hasTime(label, time)))
  if (times.length === 0 || (!hasOtherDays && !hasOtherTimes)) return []
  const message = `search engines show ${hours}, and pages show “${label}”`
  const fix = "write the same days and times in openingHours and openingHoursLabel"
  return [fieldProblem(site, ["openingHours"], message, fix, "warning")]
}
