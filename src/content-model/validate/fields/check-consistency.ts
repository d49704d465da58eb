import { filesOfType, listAt, slugOf, textAt, type ContentFile } from "../../content-file"
import { quote, scalarAt } from "../../yaml"
import { closestMatch, didYouMean, problemAt, problemIn, problemInText, type Problem } from "../problem"
import { checkSecuritySection } from "../links/check-slugs"
import { checkReplyTimes } from "./check-dates"

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

const numbers =
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(" ")
const countWords = new RegExp(
  String.raw`\b(${numbers.join("|")}|\d{1,2})\s+(?:[\w-]+\s+){0,2}?(modules|clients|companies|projects|case studies|industries|reasons|benefits|certifications|testimonials)\b`,
  "gi",
)

/** Returns, for each thing, the content type whose texts state its number, and the actual number. */
const counts = (files: Files): Record<string, [type: string, count: number]> => {
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
const counted = (files: Files): Problem[] => {
  const actual = counts(files)
  const inField = (source: ContentFile, field: string) =>
    [...textAt(source, [field]).matchAll(countWords)].flatMap((match) => {
      const [words, number = "", what = ""] = match
      const [type, count] = actual[what.toLowerCase()] ?? ["", 0]
      const place = numbers.indexOf(number.toLowerCase())
      const stated = place < 0 ? Number(number) : place + 2
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

/** Matches the name of a button in an instruction or a condition, for example in “after Accept All”. */
const buttonName =
  /(?<=\b(?:[Cc]hoos(?:e|es|ing)|[Cc]hosen?|[Cc]lick(?:ed)?|[Pp]ress(?:ed)?|[Ss]elect(?:ed)?|[Aa]fter)\s[“"]?)(?:Accept|Allow|Agree|Consent|Decline|Reject|Refuse|Deny)\b(?: [A-Z]\w*)*/g

/** Warns if the policy names a button that the cookie banner does not have. */
const buttons = (files: Files): Problem[] => {
  const [source] = filesOfType(files, "CookieBanner")
  const [decline, accept] = ["decline", "accept"].map((name) => (source ? textAt(source, [name]).trim() : ""))
  if (!decline || !accept) return []
  const fix = `write ${decline} or ${accept}, as in content/cookie-banner.yml`
  return filesOfType(files, "PrivacySection").flatMap((section) =>
    [...section.body.matchAll(buttonName)]
      .filter(([name]) => ![decline, accept].some((label) => label.toLowerCase() === name.toLowerCase()))
      .map(({ index, 0: name }) => {
        const message = `the cookie banner has no button ${name}`
        return problemAt(section, section.bodyStart + index, message, fix, "warning")
      }),
  )
}

/** Warns if the name of the country belongs to another country code. */
const country = (files: Files): Problem[] =>
  filesOfType(files, "SiteProfile").flatMap((source) => {
    const [name, code] = [textAt(source, ["address", "country"]), textAt(source, ["address", "countryCode"])]
    if (!/^[A-Z]{2}$/.test(code)) return []
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" })
    const codes = letters.flatMap((first) => letters.map((second) => first + second))
    const other = codes.find((each) => names.of(each) === name.replace(/^the /i, ""))
    if (!other || other === code || [undefined, names.of(other)].includes(names.of(code))) return []
    const message = `countryCode is ${code}, but the country is ${name}`
    return [problemIn(source, ["address", "countryCode"], message, `write ${other}`, "warning")]
  })

/** The comment in the policy that `src/gatsby/markdown-html.ts` replaces with the table of cookies. */
const cookieTable = "<!-- cookie-table -->"

/** Reports a policy with two tables of cookies, or without one, at the section where it belongs. */
const cookieTables = (sections: Files): Problem[] => {
  const places = sections.flatMap((section) =>
    [...section.body.matchAll(new RegExp(cookieTable, "g"))].map(({ index }) => ({ section, index })),
  )
  if (places.length > 0) {
    return places.slice(1).map(({ section, index }) => {
      const message = "the policy has the table of cookies twice"
      return problemAt(section, section.bodyStart + index, message, "delete this line", "warning")
    })
  }
  const source = sections.find((section) => /cookie/i.test(slugOf(section))) ?? sections[0]
  if (!source) return []
  const similar = [...source.body.matchAll(/<!--\s*([\w -]*\w)\s*-*>?|\bcookie-table\b/gi)].find(
    ([all, words = all]) => closestMatch(words, ["cookie-table"]),
  )
  const message = `the policy has no table of cookies: the line ${cookieTable} is missing`
  const fix = `write ${cookieTable} on a line of its own where the table belongs`
  return [problemAt(source, source.bodyStart + (similar?.index ?? 0), message, fix)]
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

/** Checks names, numbers and labels that must agree with each other or with other files. */
export const checkConsistency = (sources: Files): Problem[] => {
  return [
    ...industries(sources),
    ...counted(sources),
    ...banner(sources),
    ...filesOfType(sources, "HomeHero").flatMap(heroButtons),
    ...buttons(sources),
    ...country(sources),
    ...tagSpellings(filesOfType(sources, "Article")),
    ...checkReplyTimes(sources),
    ...checkSecuritySection(sources),
    ...cookieTables(filesOfType(sources, "PrivacySection")),
  ]
}
