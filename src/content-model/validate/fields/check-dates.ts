import { textAt, type ContentFile } from "../../content-file"
import { problemIn, type Problem } from "../problem"

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
  if (isFarAhead(date, today)) {
    const message = `date is more than two years ahead (${date}), and the article is not published before then`
    problems.push(
      problemIn(source, ["date"], message, "correct the year, or leave it if you mean it", "warning"),
    )
  } else if (
    isDay(date) &&
    isDay(folder) &&
    Math.abs(Number(date.slice(0, 4)) - Number(folder.slice(0, 4))) > 1
  ) {
    const message = `date has a different year (${date}) from the name of the folder (${folder})`
    problems.push(
      problemIn(source, ["date"], message, "correct the year, or leave it if you mean it", "warning"),
    )
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
  if (source.contentType?.type === "Article") return articleDates(source, today)
  return source.contentType?.type === "PrivacyPage" ? policyDates(source, today) : []
}
