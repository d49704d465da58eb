import { isMap, visit, type Scalar } from "yaml"
import { consentDays } from "../../../site/storage"
import { filesOfType, listAt, textAt, type ContentFile } from "../../content-file"
import { repeatedWords } from "./check-duplicates"
import { problemAt, problemIn, problemInText, type Problem } from "../problem"
import { numberOf, numbers } from "./check-counts"

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
        const count = numberOf(number) || 1
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

/** Something that the site stores: how the policy speaks of it, and for how long the site keeps it. */
type Stored = { about: RegExp; unless?: RegExp; does: string; period: string }

/** The periods of `supabase/migrations/…_contact_retention.sql` and of the cookie choice. */
export const storedData: readonly Stored[] = [
  { about: /\bhash/i, does: "the site deletes the hash of a network address after", period: "30 days" },
  {
    about: /\b(?:machine|automated|spam|bots?)\b/i,
    does: "the site deletes messages that it held back after",
    period: "90 days",
  },
  {
    about: /\basks? (?:[\w ]{0,40} )?again\b|\bcookie choice\b/i,
    does: "the site asks for the cookie choice again after",
    period: `${consentDays} days`,
  },
  {
    about: /\benquir(?:y|ies)\b|\bconsultation records\b|\bform entries\b/i,
    unless: /\b(?:clients?|contracts?|invoices?|projects?|backups?|logs?|telephone|calls?)\b/i,
    does: "the site keeps enquiries for",
    period: "3 years",
  },
]

const periodWords = new RegExp(
  String.raw`(?<![\d.,])\b(\d{1,4}|${numbers.join("|")})[ -](day|week|month|year)s?\b`,
  "gi",
)
const daysIn: Record<string, number> = { day: 1, week: 7, month: 30.4, year: 365 }

const daysOf = ([, count = "", unit = ""]: readonly string[]) =>
  numberOf(count) * (daysIn[unit.toLowerCase()] ?? 0)

const isSamePeriod = (one: readonly string[], other: readonly string[]) =>
  Math.abs(daysOf(one) / daysOf(other) - 1) < 0.03

const keeping =
  /^\s*\||\b(?:kept|keeps?|keeping|stor(?:e|es|ed|age)|retain\w*|retention|delet\w+|eras\w+|remov\w+|held|valid|lasts?|asks?\b.*\bagain)\b/i

/** Matches words of a period in which something is done for a visitor. */
const onRequest = /\brequests?\b|\bif you (?:ask|object|withdraw)|\b(?:within|every) (?:the )?$/i

/** Warns if the policy names another period for something that the site stores than the site keeps it. */
export const checkPeriods = (section: ContentFile): Problem[] =>
  [...section.body.matchAll(/(?:[^.;!?\n]|[.](?=\w)|\n(?![\n|*-]))+/g)].flatMap(({ index, 0: sentence }) => {
    const [found, ...others] = sentence.matchAll(periodWords)
    const stored = storedData.find(({ about }) => about.test(sentence))
    if (!found || others.length > 0 || !stored || !keeping.test(sentence)) return []
    if (onRequest.test(sentence) || onRequest.test(sentence.slice(0, found.index))) return []
    const [own] = stored.period.matchAll(periodWords)
    if (!own || stored.unless?.test(sentence) || isSamePeriod(found, own)) return []
    const message = `${stored.does} ${stored.period}, not ${found[0]}`
    const fix = `write ${stored.period}, or have the site changed before the policy`
    return [problemAt(section, section.bodyStart + index + found.index, message, fix, "warning")]
  })

const figureWords = new RegExp(
  String.raw`([$£€]?)\s?(?<![\d.,])\b(\d+(?:[.,]\d+)*|${numbers.join("|")})[\s-]?(%|per cent|[kKM]\b|x\b|times\b|(?:minute|hour|day|week|month|year)s?\b|)`,
  "gi",
)

type Figure = { words: string; value: string; unit: string; at: number }

/** Returns the figures of a text that have a unit. */
const figuresIn = (text: string): Figure[] =>
  [...text.matchAll(figureWords)]
    .map(({ index: at, 0: words, 1: currency = "", 2: value = "", 3: unit = "" }) => ({
      words: words.trim(),
      value: String(numberOf(value) || value),
      unit: `${currency}${unit
        .toLowerCase()
        .replace(/^per cent$/, "%")
        .replace(/s$/, "")}`,
      at,
    }))
    .filter(({ unit }) => unit !== "")

/** Returns the beginnings of the words that say what a figure is about. */
const subjectsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/return on investment|pay(?:s|ed)? (?:itself )?back|payback/g, "roi")
    .split(/[^\p{L}]+/u)
    .filter(
      (word) =>
        word.length > 2 &&
        !/^(?:the|and|with|for|from|per|after|than|within|months?|years?|days?|weeks?|hours?)$/.test(word),
    )
    .map((word) => word.slice(0, 5))

/** Reports a result whose figure and meaning are in each other's place. */
export const checkExchanged = (source: ContentFile): Problem[] =>
  listAt(source, ["results"]).flatMap((_, index) => {
    const [figure, meaning] = ["figure", "meaning"].map((field) => textAt(source, ["results", index, field]))
    const isFigure = /^[^\p{L}]{0,3}\d[\d.,]*(?:\s?(?:[-–]|to)\s?\d[\d.,]*)?\s?(?:%|[kKM]|\p{L}+)?$/u
    if (!figure || !meaning || /\d/.test(figure) || !isFigure.test(meaning.trim())) return []
    if (figuresIn(figure).length > 0 || numberOf(figure.trim().split(" ")[0] ?? "") > 0) return []
    const message = `figure has no figure, and meaning is one (${meaning})`
    return [
      problemIn(source, ["results", index, "figure"], message, "exchange the texts of figure and meaning"),
    ]
  })

/** Warns if a result has another figure than the title or the description of the case study has for the same thing. */
export const checkResults = (source: ContentFile): Problem[] => {
  const results = listAt(source, ["results"]).map((_, index) => ({
    path: ["results", index, "figure"],
    figures: figuresIn(textAt(source, ["results", index, "figure"])),
    subjects: subjectsOf(textAt(source, ["results", index, "meaning"])),
  }))
  return [...repeatedWords(source), ...differing(source, results)]
}

type Result = { path: PropertyKey[]; figures: Figure[]; subjects: string[] }

const differing = (source: ContentFile, results: readonly Result[]): Problem[] =>
  ["title", "description"].flatMap((field) =>
    textAt(source, [field])
      .split(/[:;–—]|[.,](?!\d)/)
      .flatMap((clause) => {
        const [stated, ...others] = figuresIn(clause)
        const known = results.flatMap(({ figures }) => figures).map(({ unit, value }) => `${value} ${unit}`)
        if (!stated || others.length > 0 || known.includes(`${stated.value} ${stated.unit}`)) return []
        const subjects = subjectsOf(clause)
        const [other] = results.filter(
          (result) =>
            result.figures.some(({ unit }) => unit === stated.unit) &&
            2 * result.subjects.filter((word) => subjects.includes(word)).length > result.subjects.length,
        )
        if (!other) return []
        const [figure] = other.figures
        const message = `the figure is ${figure?.words}, but ${field} says “${stated.words}” for the same`
        return [problemIn(source, other.path, message, "write the same figure in both", "warning")]
      }),
  )
