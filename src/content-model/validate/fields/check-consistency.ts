import { filesOfType, listAt, textAt, type ContentFile } from "../../content-file"
import { quote } from "../../yaml"
import { didYouMean, plainText, problemIn, type Problem } from "../problem"
import { checkCounts } from "./check-counts"
import { checkResults } from "./check-figures"
import { checkPolicy } from "./check-policy"
import { checkSite } from "./check-site"

type Files = readonly ContentFile[]

/** Warns if a client or a case study names an industry that is not in the list on the landing page. */
const industries = (files: Files): Problem[] => {
  const [services] = filesOfType(files, "HomeServices")
  const known = (services ? listAt(services, ["industries"]) : [])
    .map((item) => (item as { name?: unknown } | null)?.name)
    .filter((name) => typeof name === "string")
  if (known.length === 0) return []
  return [...filesOfType(files, "Client"), ...filesOfType(files, "CaseStudy")].flatMap((source) => {
    const industry = textAt(source, ["industry"]).trim()
    if (industry === "" || known.includes(industry)) return []
    const message = `the industry ${industry} is not in the list of industries`
    const fix =
      didYouMean(industry, known) ??
      `use one of ${known.join(", ")}, or add ${industry} to industries in content/home/services.yml`
    return [problemIn(source, ["industry"], message, fix, "warning")]
  })
}

const accepts = /\b(?:accept|agree|allow|yes|ok|okay|consent)\b/i
const declines = /\b(?:decline|reject|refuse|deny|no|disagree|don['’]t)\b/i

/** Reports swapped labels of the cookie banner's buttons: a visitor who clicks “no” must not be tracked. */
const banner = (files: Files): Problem[] =>
  filesOfType(files, "CookieBanner").flatMap((source) => {
    const decline = textAt(source, ["decline"])
    const isSwapped = accepts.test(decline) && !declines.test(decline)
    const wrong = isSwapped ? "decline" : declines.test(textAt(source, ["accept"])) ? "accept" : undefined
    if (!wrong) return []
    const fix = "put the words of the two buttons back: decline refuses, accept agrees"
    return [problemIn(source, [wrong], `the button ${wrong} says ${quote(textAt(source, [wrong]))}`, fix)]
  })

/** Warns about two buttons of the hero with the same words or the same target. */
const heroButtons = (source: ContentFile): Problem[] =>
  ["label", "href"].flatMap((field) => {
    const [primary, secondary] = ["primary", "secondary"].map((button) =>
      textAt(source, [button, field]).trim().toLowerCase().replace(/^\/#/, "#"),
    )
    if (!primary || primary !== secondary) return []
    const message = `the two buttons have the same ${field === "label" ? "words" : "target"}`
    return [problemIn(source, ["secondary", field], message, "change one of the two", "warning")]
  })

/** Words of labels that mean the opposite. The names of the fields contain them as well. */
const opposites: readonly (readonly [string, string])[] = [
  ["open", "close"],
  ["pause", "play"],
  ["previous", "next"],
  ["older", "newer"],
  ["granted", "denied"],
  ["remaining", "excess"],
]

/** Warns about two opposite labels below `path` that are the same, or in each other's place. */
const opposed = (source: ContentFile, value: unknown, path: string[] = []): Problem[] => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return []
  const entries = Object.entries(value)
  const inner = entries.flatMap(([key, each]) => opposed(source, each, [...path, key]))
  const own = opposites.flatMap(([one, other]) =>
    entries.flatMap(([key, label]) => {
      const partner = key.startsWith(one) ? key.replace(one, other) : ""
      const [first, second] = [plainText(label), plainText((value as Record<string, unknown>)[partner])]
      const isSwapped =
        new RegExp(`\\b${other}`).test(first) && new RegExp(`\\b${one}`).test(second) && first !== second
      if (first === "" || (first !== second && !isSwapped)) return []
      const message = isSwapped
        ? `${key} says ${quote(String(label))}, and ${partner} says the opposite`
        : `${key} and ${partner} have the same words`
      const isFirst = new RegExp(`\\b${other}`).test(first) && !new RegExp(`\\b${one}`).test(first)
      const [wrong, meant] = isSwapped || isFirst ? [key, one] : [partner, other]
      const fix = isSwapped ? "exchange the words of the two" : `write the words for ${meant} in ${wrong}`
      return [problemIn(source, [...path, wrong], message, fix, "warning")]
    }),
  )
  return [...inner, ...own]
}

/** Warns about a tag in two spellings, which would become two filters. */
const tagSpellings = (articles: readonly ContentFile[]): Problem[] => {
  const root = (tag: string) =>
    tag
      .trim()
      .toLowerCase()
      .replace(/[\s\-_/]+/g, " ")
      .replace(/(?<=\w{3})s\b/g, "")
  const first = new Map<string, { tag: string; file: string }>()
  return articles.flatMap((source) =>
    listAt(source, ["tags"]).flatMap((tag, index) => {
      if (typeof tag !== "string") return []
      const known = first.get(root(tag))
      if (!known) first.set(root(tag), { tag, file: source.file })
      if (!known || known.tag === tag || known.file === source.file) return []
      const message = `the tag ${tag} is written ${known.tag} in ${known.file}`
      return [problemIn(source, ["tags", index], message, `write ${known.tag} in both`, "warning")]
    }),
  )
}

/** Checks names, numbers and labels that must agree with each other. Only some of the files in `all` may be readable. */
export const checkConsistency = (sources: Files, all = sources): Problem[] => [
  ...industries(sources),
  ...checkCounts(sources),
  ...banner(sources),
  ...filesOfType(sources, "HomeHero").flatMap(heroButtons),
  ...sources.flatMap((source) => opposed(source, source.values)),
  ...tagSpellings(filesOfType(sources, "Article")),
  ...checkSite(sources),
  ...checkPolicy(sources, all),
  ...filesOfType(sources, "CaseStudy").flatMap(checkResults),
]
