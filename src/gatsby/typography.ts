import { months } from "../content-model/schemas/fields"
import { mapTexts } from "../content-model/tokens"

const month = `(?:${months.join("|")})`

/** Match spaces at which a line does not break. */
const joinedSpaces = [
  // Between a day and its month, and between a month and its year if there is no day.
  new RegExp(`(?<=\\b\\d{1,2}) (?=${month}\\b)|(?<=(?<!\\d )\\b${month}) (?=\\d)`, "g"),
  // Between a name in capitals and the number of its version, and between a currency and an amount behind it.
  /(?<=\b[A-Z]{2,}) (?=\d+\.\d)|(?<=\b(?:[A-Z]{3}|kr)) (?=\d)/g,
  // Between the groups of a number.
  /(?<=\d) (?=\d{3}\b)/g,
  // Before a unit.
  /(?<=\b[\d.,]+) (?=(?:minutes?|hours?|days?|weeks?|months?|years?|million)\b)/g,
  // Between an amount and a currency, and after the sign of one.
  /(?<=\b[\d.,]+) (?=[€£$%]|(?:kr|CHF|DKK|EUR|GBP|NOK|SEK|USD)\b)/g,
  /(?<=[€£$]) (?=\d)/g,
  // Before the number of an article of a law, a source, a step or a version.
  /(?<=\b(?:Articles?|Regulations|phase|source|step|version)) (?=\d)/g,
]

/** Matches a term with hyphens; addresses are not terms. */
const hyphenated =
  /(?<![\p{L}\p{N}@./_-])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+(?![\p{L}\p{N}@/_-]|\.[\p{L}\p{N}])/gu

/** Matches the dash of a range of numbers. */
const rangeDash = /(?<=\d)–(?=\d)/g

/** The length of the longest term that is kept on one line. */
const shortTerm = 12

/**
 * Prevents line breaks in dates, numbers and measures, with no-break spaces, and inside ranges and short terms with hyphens,
 * with a word joiner after each dash or hyphen. A single word is unchanged.
 */
export const joinTerms = (text: string): string => {
  if (!text.includes(" ")) return text
  const joined = joinedSpaces.reduce((words, pattern) => words.replace(pattern, "\u00A0"), text)
  return joined
    .replace(rangeDash, "–\u2060")
    .replace(hyphenated, (term) => (term.length > shortTerm ? term : term.replaceAll("-", "-\u2060")))
}

/** Returns the fields of a file without line breaks in terms. */
export const joinFields = <Fields>(fields: Fields): Fields =>
  mapTexts(fields, (text, field) => (field === "alt" ? text : joinTerms(text))) as Fields
