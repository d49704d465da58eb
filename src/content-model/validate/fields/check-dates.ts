import { textAt, type ContentFile } from "../../content-file"
import { isDay } from "../../schemas/fields"
import { problemIn, type Problem, type Severity } from "../problem"

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const articleDates = (source: ContentFile, today: string): Problem[] => {
  const [date, updated] = [textAt(source, ["date"]), textAt(source, ["updated"])]
  const report = (field: string, message: string, fix: string, severity?: Severity) => [
    problemIn(source, [field], `${field} ${message}`, fix, severity),
  ]
  if (isDay(date) && date > addDays(today, 730)) {
    const message = `is more than two years ahead (${date}), and the article is not published before then`
    const isInFolder = source.path.startsWith(`articles/${date.slice(0, 4)}`)
    return report("date", message, "correct the year", isInFolder ? "warning" : "error")
  }
  if (!isDay(updated)) return []
  if (isDay(date) && updated < date) {
    return report("updated", `(${updated}) is before date (${date})`, "write a later day, or delete the line")
  }
  // Tomorrow has already begun in time zones ahead of UTC.
  if (date > today || updated <= addDays(today, 1)) return []
  return report("updated", `is in the future (${updated})`, "write the day of the change")
}

const policyDates = (source: ContentFile, today: string): Problem[] => {
  const [updated, effective] = [textAt(source, ["lastUpdated"]), textAt(source, ["effectiveDate"])]
  if (isDay(updated) && updated > addDays(today, 1)) {
    const message = `lastUpdated is in the future (${updated})`
    return [problemIn(source, ["lastUpdated"], message, "write the day of the change")]
  }
  if (!isDay(updated) || !isDay(effective) || updated > addDays(effective, -330)) return []
  const message = `lastUpdated (${updated}) is long before effectiveDate (${effective})`
  return [problemIn(source, ["lastUpdated"], message, "correct the year of one of the two", "warning")]
}

const businessHours = (source: ContentFile): Problem[] => {
  const times = textAt(source, ["openingHours"]).matchAll(/(\d\d:\d\d)-(\d\d:\d\d)/g)
  return [...times]
    .filter(([, from = "", to = ""]) => to <= from)
    .map(([late]) => {
      const message = `openingHours ends before it begins (${late})`
      return problemIn(source, ["openingHours"], message, "write the earlier time first", "warning")
    })
}

/** Checks the dates and hours of a file against each other and against today. */
export const checkDates = (source: ContentFile, today: string): Problem[] => {
  const type = source.contentType?.type
  if (type === "Article") return articleDates(source, today)
  if (type === "SiteProfile") return businessHours(source)
  return type === "PrivacyPage" ? policyDates(source, today) : []
}
