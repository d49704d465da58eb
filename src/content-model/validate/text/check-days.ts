import type { ContentFile } from "../../content-file"
import { isDay, months } from "../../schemas/fields"
import { problemAt, type Problem } from "../problem"

/** Matches a day such as 14 March or 14 March 2025, and the weekday before it. */
const day = new RegExp(
  `\\b(?:((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? )?(\\d{1,2}) (${months.join("|")})\\b(?: (\\d{4}))?`,
  "g",
)

/** Matches a day in figures, such as 14/03/2025 or 14.3.2025. */
const dayInFigures = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2((?:19|20)\d\d)(?![\d./-]*\d)/g

const exists = (day: string, month: string, year: string): boolean =>
  isDay(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`)

/** Warns about a day in figures that does not exist, in either order of day and month. */
const checkFigures = (source: ContentFile, words: string): Problem[] =>
  [...words.matchAll(dayInFigures)].flatMap(
    ({ index, 0: written, 1: first = "", 3: second = "", 4: year = "" }) =>
      exists(first, second, year) || exists(second, first, year)
        ? []
        : [problemAt(source, index, `there is no ${written}`, "correct the day", "warning")],
  )

const weekdayOf = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" })

/** Warns about a day with the name of its month that does not exist, and about one with the weekday of another. */
const checkNamedDays = (source: ContentFile, words: string): Problem[] =>
  [...words.matchAll(day)].flatMap(({ index, 0: written, 1: weekday, 2: number, 3: month = "", 4: year }) => {
    // 29 February exists in 2024.
    const date = new Date(Date.UTC(Number(year ?? 2024), months.indexOf(month), Number(number)))
    const warn = (message: string, fix: string) => [problemAt(source, index, message, fix, "warning")]
    if (date.getUTCDate() !== Number(number)) return warn(`there is no ${written}`, "correct the day")
    const right = weekdayOf.format(date)
    if (!year || !weekday || weekday === right) return []
    return warn(`${written} is a ${right}`, "correct the weekday or the day")
  })

/** Warns about days that do not exist, and about days with the weekday of another. */
export const checkDays = (source: ContentFile, words: string): Problem[] => [
  ...checkNamedDays(source, words),
  ...checkFigures(source, words),
]
