import { filesOfType, listAt, textAt, type ContentFile } from "../../content-file"
import { scalarAt } from "../../yaml"
import { problemInText, type Problem } from "../problem"

/** The words for the numbers from 1, in order. */
export const numbers =
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
