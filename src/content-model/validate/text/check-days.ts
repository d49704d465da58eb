import type { ContentFile } from "../../content-file"
import { months } from "../../schemas/fields"
import { problemAt, type Problem } from "../problem"

/** Matches a day such as 14 March or 14 March 2025, and the weekday before it. */
const day = new RegExp(
  `\\b(?:((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? )?(\\d{1,2}) (${months.join("|")})\\b(?: (\\d{4}))?`,
  "g",
)

const weekdayOf = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" })

/** Warns about a day that does not exist, and about one with the weekday of another. */
export const checkDays = (source: ContentFile, words: string): Problem[] =>
  [...words.matchAll(day)].flatMap(({ index, 0: written, 1: weekday, 2: number, 3: month = "", 4: year }) => {
    // 29 February exists in 2024.
    const date = new Date(Date.UTC(Number(year ?? 2024), months.indexOf(month), Number(number)))
    const warn = (message: string, fix: string) => [problemAt(source, index, message, fix, "warning")]
    if (date.getUTCDate() !== Number(number)) return warn(`there is no ${written}`, "correct the day")
    const right = weekdayOf.format(date)
    if (!year || !weekday || weekday === right) return []
    return warn(`${written} is a ${right}`, "correct the weekday or the day")
  })
