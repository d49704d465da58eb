import { z } from "zod"
import { quote } from "../../yaml"
import { didYouMean } from "../problem"

type Issue = z.core.$ZodIssue
type Description = { message: string; fix: string }

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text)

const notText = (value: unknown, written: string, field: z.core.$ZodType | undefined): Description => {
  if (Array.isArray(value)) {
    return written.startsWith("[")
      ? { message: "must be text, but square brackets make a list", fix: `write ${quote(written)}` }
      : { message: "is a list", fix: "write one text, without a hyphen before it" }
  }
  if (typeof value !== "object" || value === null) {
    const kind = typeof value === "number" ? "a number" : "true or false"
    const about = field && z.globalRegistry.get(field)
    const isEnough = !field || z.safeParse(field, written).success
    const [purpose = ""] = about?.description?.split(/\.(?:\s|$)/) ?? []
    const quoted =
      typeof value === "number" ? quote(written) : `words for readers${purpose && ` (${purpose})`}`
    const fix = (isEnough ? undefined : about?.fix) ?? `write ${quoted}`
    return { message: `must be text, but ${written} is ${kind}`, fix }
  }
  if (written.startsWith("{")) {
    return { message: "starts with {", fix: `put the text in quotation marks: ${quote(written)}` }
  }
  return written.includes(": ") || written.endsWith(":")
    ? { message: "is text with a character that needs quotation marks", fix: `write ${quote(written)}` }
    : { message: "must be text, not a group of fields", fix: "write one text" }
}

const notList = (value: unknown, written: string, field: z.core.$ZodType | undefined): Description => {
  const first = typeof value === "object" && value !== null ? Object.keys(value)[0] : undefined
  const item = field instanceof z.ZodArray ? field.element : undefined
  if (first !== undefined && item instanceof z.ZodObject && first in item.shape) {
    const fix = `write a hyphen and a space before ${first}:, and start the other fields below its first letter`
    return { message: "must be a list, not a group of fields", fix }
  }
  const [sign] = /^(?:\(?(?:\d+|[a-z])[.)]|\+)(?=\s)/.exec(written) ?? []
  const fix = sign
    ? `write a hyphen and a space in place of each ${/\d/.test(sign) ? "number" : "sign"}`
    : "write each item on a line of its own, after a hyphen and a space"
  return { message: `must be a list, not ${shorten(written)}`, fix }
}

const wrongType = (
  expected: string,
  value: unknown,
  written: string,
  field: z.core.$ZodType | undefined,
): Description => {
  const names = field instanceof z.ZodObject ? Object.keys(field.shape) : []
  const not = `not ${shorten(written)}`
  switch (expected) {
    case "string":
      return notText(value, written, field)
    case "boolean":
      return {
        message: `must be true or false, ${not}`,
        fix: "write true or false, without quotation marks",
      }
    case "number":
    case "int":
      return expected === "int" && typeof value === "number"
        ? { message: `must be a whole number, not ${written}`, fix: "write it without a fraction" }
        : {
            message: `must be a whole number, ${not}`,
            fix: "write it in figures, without quotation marks, for example 5",
          }
    case "array":
      return notList(value, written, field)
    default:
      if (Array.isArray(value)) {
        return { message: "is a group of fields, not a list", fix: "delete the hyphens before its fields" }
      }
      return {
        message: `must be a group of fields, ${not}`,
        fix: `write its fields${names.length > 0 ? ` (${names.join(", ")})` : ""} below it, indented by two spaces`,
      }
  }
}

/** Returns the parts of a date as year, month and day, as far as the order in which they are written is certain. */
const partsOf = (text: string): string[] | undefined =>
  /^(20\d\d)[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})(?:T.*)?$/.exec(text)?.slice(1) ??
  /^(\d{1,2})\. ?(\d{1,2})\. ?(20\d\d)$/.exec(text)?.slice(1).reverse() ??
  /^(1[3-9]|2\d|3[01])[-/](\d{1,2})[-/](20\d\d)$/.exec(text)?.slice(1).reverse()

/** Returns the day that a date in another form means, as YYYY-MM-DD; undefined if that is not certain. */
const dayMeant = (written: string): string | undefined => {
  const text = written
    .replace(/["'“”„‘’«»]/g, "")
    .trim()
    .replace(/[‐‑–—−]/g, "-")
    .replace(/(?<=\d)[Oo]|[Oo](?=\d)/g, "0")
    .replace(/(?<=[\d-])[lI]|[lI](?=\d)/g, "1")
  const isInWords =
    /^(?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,}|\p{L}{3,} \d{1,2}(?:st|nd|rd|th)?),? 20\d\d$/u.test(text)
  const [year = "", month = "", day = ""] = partsOf(text) ?? []
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
  const date = new Date(isInWords ? `${text.replace(/(?<=\d)(?:st|nd|rd|th)/, "")} UTC` : iso)
  const meant = Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10)
  return meant !== "" && (isInWords || meant === iso) ? meant : undefined
}

const wrongDate = (written: string): Description => {
  const meant = dayMeant(written)
  const note = /["'“”„‘’«»]/.test(written)
    ? ", without quotation marks"
    : /\d[Ool]|[OolI]\d/.test(written)
      ? ", with figures in place of letters"
      : ""
  return {
    message: /^\d{4}-\d\d-\d\d$/.test(written)
      ? `is not a real calendar day (${written})`
      : `is not a date (${shorten(written)})`,
    fix: meant ? `write ${meant}${note}` : "write it as YYYY-MM-DD, for example 2025-03-14",
  }
}

/** The parameters with which a custom rule of a schema describes its issue. */
type Params = { find?: string; fix?: string; word?: string; known?: string[] }

const paramsOf = (issue: Issue): Params => (issue as { params?: Params }).params ?? {}

/** Returns the text to which a custom rule points. */
export const findOf = (issue: Issue): string | undefined => paramsOf(issue).find

/** Returns the fix that a custom rule gives with its issue, or the schema of the field with its pattern. */
const fixOf = (issue: Issue, field: z.core.$ZodType | undefined): string => {
  const { word, known, fix } = paramsOf(issue)
  return (
    (word && known ? didYouMean(`{${word}}`, known) : undefined) ??
    fix ??
    (field && z.globalRegistry.get(field)?.fix) ??
    "write it as the other files do"
  )
}

/**
 * Describes an issue that Zod found in an existing field, in terms of the YAML source.
 * @param written the source of the value
 * @param field the schema of the field
 */
export const describeIssue = (
  issue: Issue,
  value: unknown,
  written: string,
  field: z.core.$ZodType | undefined,
): Description => {
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue.expected, value, written, field)
    case "invalid_format":
      return issue.format === "date"
        ? wrongDate(String(value))
        : { message: `${issue.message} (${shorten(written)})`, fix: fixOf(issue, field) }
    case "invalid_value": {
      const names = issue.values.map(String)
      const meant = typeof value === "string" ? didYouMean(value, names) : undefined
      return {
        message: `has no entry called ${shorten(written)}`,
        fix: meant ?? `use one of ${names.join(", ")}`,
      }
    }
    case "too_small":
      return issue.origin === "array"
        ? { message: "is an empty list", fix: "write at least one item" }
        : { message: `is too small (${written})`, fix: "write a number from 1" }
    case "too_big":
      return { message: `is too large (${shorten(written)})`, fix: "write a smaller number" }
    case "custom":
      return { message: issue.message, fix: fixOf(issue, field) }
    default:
      return { message: `is not what belongs here (${shorten(written)})`, fix: fixOf(issue, field) }
  }
}
