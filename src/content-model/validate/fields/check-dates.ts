import { slugOf, textAt, type ContentFile } from "../../content-file"
import { month } from "../../tokens"
import { problemAt, problemIn, type Problem } from "../problem"

const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text)

const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime())
    ? day
    : new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

/** Returns true if a day is so far ahead that its year is probably wrong. */
const isFarAhead = (day: string, today: string) => isDay(day) && day > addDays(today, 730)

/** Returns true if the date of an article is far ahead, and the name of its folder has another year. */
export const isWrongYear = (article: ContentFile, today: string): boolean => {
  const date = textAt(article, ["date"])
  return isFarAhead(date, today) && !article.path.startsWith(`articles/${date.slice(0, 4)}`)
}

const articleDates = (source: ContentFile, today: string): Problem[] => {
  const problems: Problem[] = []
  const [date, updated] = [textAt(source, ["date"]), textAt(source, ["updated"])]
  const [, folder = ""] = /(\d{4}-\d\d-\d\d)--/.exec(source.path) ?? []
  const years = [date, folder].map((day) => Number(day.slice(0, 4)))
  const wrongYear = isFarAhead(date, today)
    ? `date is more than two years ahead (${date}), and the article is not published before then`
    : isDay(date) && isDay(folder) && Math.abs((years[0] ?? 0) - (years[1] ?? 0)) > 1
      ? `date has a different year (${date}) from the name of the folder (${folder})`
      : undefined
  if (isWrongYear(source, today)) return [problemIn(source, ["date"], wrongYear ?? "", "correct the year")]
  if (wrongYear) {
    const fix = "correct the year, or leave it if you mean it"
    problems.push(problemIn(source, ["date"], wrongYear, fix, "warning"))
  }
  if (isDay(folder) && addDays(folder, 0) !== folder) {
    const message = `the name of the folder begins with a day that does not exist (${folder})`
    const fix = `name it ${isDay(date) ? date : "YYYY-MM-DD"}--${slugOf(source)}`
    problems.push(problemAt(source, 0, message, fix, "warning"))
  }
  if (isDay(updated) && isDay(date) && updated < date) {
    const message = `updated (${updated}) is before date (${date})`
    problems.push(problemIn(source, ["updated"], message, "write a later day, or delete the line"))
  } else if (isDay(updated) && updated > addDays(today, 1) && date <= today) {
    // Tomorrow is allowed: it has already begun in time zones ahead of UTC.
    const message = `updated is in the future (${updated})`
    problems.push(problemIn(source, ["updated"], message, "write the day of the change"))
  }
  return problems
}

const policyDates = (source: ContentFile, today: string): Problem[] => {
  const [text, effective] = [textAt(source, ["lastUpdated"]), textAt(source, ["effectiveDate"])]
  const first = new Date(`1 ${text} UTC`)
  if (isFarAhead(effective, today)) {
    const message = `effectiveDate is more than two years ahead (${effective})`
    return [problemIn(source, ["effectiveDate"], message, "correct the year", "warning")]
  }
  if (Number.isNaN(first.getTime()) || !/^\p{L}+ \d{4}$/u.test(text)) return []
  const month = first.toISOString().slice(0, 10)
  if (month > addDays(today, 1)) {
    const message = `lastUpdated is in the future (${text})`
    return [problemIn(source, ["lastUpdated"], message, "write the month of the change")]
  }
  if (!isDay(effective) || addDays(month, 330) >= effective) return []
  const message = `lastUpdated (${text}) is long before effectiveDate (${effective})`
  return [problemIn(source, ["lastUpdated"], message, "correct the year of one of the two", "warning")]
}

/**
 * Checks the dates of a file against each other and against today.
 * @param today YYYY-MM-DD
 */
export const checkDates = (source: ContentFile, today: string): Problem[] => {
  const type = source.contentType?.type
  if (type === "Article") return articleDates(source, today)
  return type === "PrivacyPage" ? policyDates(source, today) : []
}

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ")
const months = month.slice(3, -1).split("|")

const weekday = String.raw`\b(?:(?:${weekdays.join("|")})\b|(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)\b\.?)`
const monthName = String.raw`(?:${month}|Jan|Feb|Mar|Apr|June?|July?|Aug|Sept?|Oct|Nov|Dec)\b\.?`
const dayOfMonth = String.raw`\d{1,2}(?:st|nd|rd|th)?\b`
const dayAndMonth = String.raw`\b${dayOfMonth}\s+(?:of\s+)?${monthName}`
const date = String.raw`(?:${dayAndMonth},?\s+\d{4}\b|\b${monthName}\s+${dayOfMonth},?\s+\d{4}\b|\b\d{4}-\d\d-\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b)`
/** The signs and words between a weekday and its date, also between two cells of a table. */
const beforeDate = String.raw`[*_,]*\s*[|(]?\s*(?:the\s+)?[*_]*`
const to = String.raw`,?(?:\s*[–—-]\s*|\s+(?:to|until|till|and|or)\s+(?:on\s+)?)`

const dayMonthYear = (day: number, month: number, year: number): Date | undefined => {
  const meant = new Date(Date.UTC(year, month - 1, day))
  return meant.getUTCMonth() === month - 1 && meant.getUTCDate() === day ? meant : undefined
}

const monthIn = (text: string) => months.findIndex((name) => text.includes(name.slice(0, 3))) + 1

/** Returns the days that a date with a year can mean: 04/03/2025 is in March or in April. None if it does not exist. */
const daysOf = (written: string): Date[] => {
  const [a = 0, b = 0, c = 0] = [...written.matchAll(/\d+/g)].map(Number)
  const found = /^\d{4}-/.test(written)
    ? [dayMonthYear(c, b, a)]
    : c > 0
      ? [dayMonthYear(a, b, c), written.includes("/") ? dayMonthYear(b, a, c) : undefined]
      : [dayMonthYear(a, monthIn(written), b)]
  return found.filter((day) => day !== undefined)
}

/** Returns the day of the end of a range from a number such as `3`, or from `31 March`. */
const startOf = (written: string, end: Date): Date | undefined => {
  const month = monthIn(written) || end.getUTCMonth() + 1
  const year = end.getUTCFullYear() - Number(month > end.getUTCMonth() + 1)
  return dayMonthYear(Number.parseInt(written, 10), month, year)
}

type Stated = { at: number; words: string; day: string; days: (Date | undefined)[] }

const single = new RegExp(`(?<day>${weekday})${beforeDate}(?<date>${date})`, "g")
const after = new RegExp(
  String.raw`(?<date>${date})(?:,?\s+(?:is|was|will be|falls on|fell on)\s+(?:an?\s+)?|,?\s+a\s+|\s*\((?:a\s+)?|,\s+(?=\w+[.;)]))(?<day>${weekday})(?!${to}[A-Z])`,
  "g",
)
const two = new RegExp(
  `(?<day>${weekday})${beforeDate}(?<start>${dayAndMonth}|${dayOfMonth})(?=${to}${weekday}${beforeDate}(?<date>${date}))`,
  "g",
)
const range = new RegExp(
  `(?<day>${weekday})${to}(?<last>${weekday})${beforeDate}(?<start>${dayAndMonth}|${dayOfMonth})${to}(?<date>${date})`,
  "g",
)
const isList = new RegExp(`${weekday}(?:${to}|,\\s*)$`)

/** Returns the weekdays of a text with the days that they should be. Those of a week are not the weekday of each day in it. */
const statedDays = (text: string): Stated[] =>
  [...text.matchAll(single), ...text.matchAll(after), ...text.matchAll(two), ...text.matchAll(range)].flatMap(
    ({ index: at, 0: words, groups = {} }) => {
      const { day = "", last, start, date: written = "" } = groups
      const ends = daysOf(written)
      const [end] = ends
      if (isList.test(text.slice(Math.max(0, at - 20), at)) || !end) return []
      if (start === undefined) return [{ at, words, day, days: ends }]
      const first = { at, words, day, days: [startOf(start, end)] }
      const isWeek = end.getTime() - Number(first.days[0] ?? 0) < 7 * 86_400_000
      return last === undefined ? [first] : isWeek ? [first, { at, words, day: last, days: ends }] : []
    },
  )

const impossible = new RegExp(`(?<!\\b(?:as|like|called|e\\.g\\.) |[\\d.,/-])(?:${date}|${dayAndMonth})`, "g")

/**
 * Warns about a weekday that does not fit its date, and about dates that do not exist.
 * @param words the file's visible text, as `visibleText` returns it
 */
export const checkDays = (source: ContentFile, words: string): Problem[] => {
  const wrong = statedDays(words).flatMap(({ at, words: written, day, days }) => {
    const known = days.filter((each) => each !== undefined)
    const names = known.map((each) => weekdays[each.getUTCDay()] ?? "")
    const [meant] = known
    if (!meant || names.some((name) => name.slice(0, 2) === day.slice(0, 2))) return []
    const date = `${meant.getUTCDate()} ${months[meant.getUTCMonth()]} ${meant.getUTCFullYear()}`
    const message = `“${written.replace(/[*_|(]/g, "")}” has a wrong weekday: ${date} is a ${names[0]}`
    return [problemAt(source, at, message, `write ${names[0]}, or correct the date`, "warning")]
  })
  const absent = [...words.matchAll(impossible)]
    // The fields for dates have messages of their own.
    .filter(({ index, 0: written }) => index >= source.bodyStart || /\p{L}/u.test(written))
    .filter(([written]) => /(?<!\d)(?:29|3\d)(?!\d)/.test(written))
    .filter(([written]) => daysOf(/\d{4}/.test(written) ? written : `${written} 2024`).length === 0)
    .map(({ index, 0: written }) => {
      const message = `“${written}” is not a day of the calendar`
      return problemAt(source, index, message, "correct the day or the month", "warning")
    })
  return [...wrong, ...absent]
}
