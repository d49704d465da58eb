import { slugOf, textAt, type ContentFile } from "../../content-file"
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
