import { isMap, visit, type Scalar } from "yaml"
import { filesOfType, listAt, slugOf, textAt, type ContentFile } from "../../content-file"
import { scalarAt } from "../../yaml"
import { problemAt, problemIn, problemInText, type Problem } from "../problem"

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

/**
 * Checks the dates and the business hours of a file against each other, and dates also against today.
 * @param today YYYY-MM-DD
 */
export const checkDates = (source: ContentFile, today: string): Problem[] => {
  const type = source.contentType?.type
  if (type === "Article") return articleDates(source, today)
  if (type === "SiteProfile") return businessHours(source)
  return type === "PrivacyPage" ? policyDates(source, today) : []
}

const numbers =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ")
const countWords = new RegExp(
  String.raw`\b(${numbers.slice(1).join("|")}|\d{1,2})\s+(?:[\w-]+\s+){0,2}?(modules|clients|companies|projects|case studies|industries|reasons|benefits|certifications|testimonials)\b`,
  "gi",
)

/** Returns, for each thing, the content type whose texts state its number, and the actual number. */
const counts = (files: readonly ContentFile[]): Record<string, [type: string, count: number]> => {
  const [services] = filesOfType(files, "HomeServices")
  const [why] = filesOfType(files, "HomeWhy")
  const [testimonials] = filesOfType(files, "Testimonials")
  const length = (source: ContentFile | undefined, field: string) =>
    source ? listAt(source, [field]).length : 0
  const clients = filesOfType(files, "Client").length
  const caseStudies = filesOfType(files, "CaseStudy").length
  return {
    modules: ["HomeServices", length(services, "modules")],
    industries: ["HomeServices", length(services, "industries")],
    reasons: ["HomeServices", length(services, "reasons")],
    benefits: ["HomeWhy", length(why, "benefits")],
    certifications: ["HomeWhy", length(why, "certifications")],
    testimonials: ["HomeWhy", length(testimonials, "items")],
    clients: ["HomeClients", clients],
    companies: ["HomeClients", clients],
    projects: ["HomeCaseStudies", caseStudies],
    "case studies": ["HomeCaseStudies", caseStudies],
  }
}

/** Warns if a heading or lead such as “Ten modules” states a wrong number. */
export const checkCounts = (files: readonly ContentFile[]): Problem[] => {
  const actual = counts(files)
  const inField = (source: ContentFile, field: string) =>
    [...textAt(source, [field]).matchAll(countWords)].flatMap((match) => {
      const [words, number = "", what = ""] = match
      const [type, count] = actual[what.toLowerCase()] ?? ["", 0]
      const place = numbers.indexOf(number.toLowerCase())
      const stated = place < 0 ? Number(number) : place + 1
      if (type !== source.contentType?.type || count === 0 || stated === count) return []
      const message = `${field} says “${words}”, but there ${count === 1 ? "is" : "are"} ${count}`
      const scalar = scalarAt(source.document, [field])
      const fix = "change the number, or what it counts"
      return [problemInText(source, scalar, match.index, message, fix, "warning")]
    })
  return ["HomeServices", "HomeWhy", "HomeClients", "HomeCaseStudies"]
    .flatMap((type) => filesOfType(files, type))
    .flatMap((source) =>
      Object.keys((source.values as object | undefined) ?? {})
        .filter((field) => /heading$|^lead$/i.test(field))
        .flatMap((field) => inField(source, field)),
    )
}

/** The files that promise a reply. The time in the first one applies to all. */
const promising = ["HomeHero", "HomeContact", "NoticeEmail", "ConfirmationEmail"]

const replies = /\b(?:repl(?:y|ies)|answers?|respon(?:se|ds?)|hear from (?:me|us)|get back to you)\b/i
const conditions =
  /\b(?:if|unless|no|not|never|please|erased?|deleted?|then|afterwards|proposal|quotation|price|calls|by (?:tele)?phone|customs|authorit\w+)\b|\bwithin\b[^]*\bwithin\b|n['’]t\b/i
const duration = new RegExp(
  String.raw`\bwithin (?:the next )?(\d{1,3}|an?|${numbers.join("|")})(?: (?:working|business|full))?[ -](hour|day|week)s?\b`,
  "i",
)
const hoursIn: Record<string, number> = { hour: 1, day: 24, week: 168 }

type Promised = { source: ContentFile; scalar: Scalar; at: number; words: string; hours: number }

/** Returns the times within which a text promises a reply; working days count as days. */
const promisesIn = (source: ContentFile): Promised[] => {
  const found: Promised[] = []
  visit(source.document, {
    Scalar: (place, scalar, path) => {
      if (place === "key" || typeof scalar.value !== "string") return
      const block = path.at(-2)
      const term = isMap(block) ? block.get("term") : undefined
      const before = typeof term === "string" ? `${term}: ` : ""
      for (const { 0: sentence, index } of `${before}${scalar.value}`.matchAll(/[^.!?]+/g)) {
        const [words = "", number = "", unit = ""] = duration.exec(sentence) ?? []
        if (words === "" || !replies.test(sentence) || conditions.test(sentence)) continue
        const count = Number(number) || Math.max(1, numbers.indexOf(number.toLowerCase()) + 1)
        const at = index + sentence.indexOf(words) - before.length
        found.push({ source, scalar, at, words, hours: count * (hoursIn[unit.toLowerCase()] ?? 0) })
      }
    },
  })
  return found
}

/** Warns if two texts promise a reply within different times. */
export const checkReplyTimes = (sources: readonly ContentFile[]): Problem[] => {
  const [first, ...others] = promising.flatMap((type) => filesOfType(sources, type).flatMap(promisesIn))
  return others.flatMap(({ source, scalar, at, words, hours }) => {
    if (!first || hours === first.hours) return []
    const { file, line } = problemInText(first.source, first.scalar, first.at, "", "")
    const message = `a reply is promised “${words}”, but “${first.words}” in line ${line} of ${file}`
    return [problemInText(source, scalar, at, message, "write the same time in both", "warning")]
  })
}
