import { isDraft, textAt, type ContentFile } from "../../content-file"
import { isDay } from "../../schemas/fields"
import { fieldProblem, type Problem } from "../problem"

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Reports a day in a field that is more than `days` after today. Tomorrow has already begun in time zones ahead of UTC. */
const tooLate = (source: ContentFile, field: string, today: string, days = 1): Problem[] => {
  const day = textAt(source, [field])
  if (!isDay(day) || day <= addDays(today, days)) return []
  return [fieldProblem(source, [field], `${field} is in the future (${day})`, "write the day of the change")]
}

/** Warns if the month of the next start is over. */
const pastStart = (site: ContentFile, today: string): Problem[] => {
  const month = textAt(site, ["nextStart"])
  // The schema reports what is no month.
  if (month === "" || !(new Date(`1 ${month} UTC`) < new Date(today.slice(0, 7)))) return []
  const fix = "write your next start, or delete it with the texts that have {nextStart}"
  return [fieldProblem(site, ["nextStart"], `nextStart is over (${month})`, fix, "warning")]
}

/** Checks the dates of a file against each other and against today. */
export const checkDates = (source: ContentFile, today: string): Problem[] => {
  const type = source.contentType?.type
  if (type === "PrivacyPage") {
    return [...tooLate(source, "effectiveDate", today, 366), ...tooLate(source, "lastUpdated", today)]
  }
  if (type === "SiteProfile") return pastStart(source, today)
  if (type !== "Article") return []
  const [date, updated] = [textAt(source, ["date"]), textAt(source, ["updated"])]
  const { date: planned = "" } = source.pathParts
  if (isDay(date) && date > addDays(today, 730)) {
    const message = `date is more than two years ahead (${date}), and the article is not published before then`
    const isInFolder = planned.startsWith(date.slice(0, 4))
    return [fieldProblem(source, ["date"], message, "correct the year", isInFolder ? "warning" : "error")]
  }
  const [isPublic, isDue] = [date <= today, planned <= today]
  if (isDay(date) && isPublic !== isDue && !isDraft(source)) {
    const message = `date is ${date}, so the article is ${isPublic ? "public now" : "not public before then"}`
    const fix = `write ${planned}, or rename the folder if it is right`
    return [fieldProblem(source, ["date"], message, fix, "warning")]
  }
  if (isDay(date) && isDay(updated) && updated < date) {
    const message = `updated (${updated}) is before date (${date})`
    return [fieldProblem(source, ["updated"], message, "write a later day, or delete the line")]
  }
  return date > today ? [] : tooLate(source, "updated", today)
}
