import { closestMatch } from "../closest-match"
import { problemAt, type Problem } from "../problem"
import { quote } from "../quote"
import type { Source } from "../source"
import { listAt, problemIn, slugOf, textAt, valueAt } from "./values"

type Files = { of: (type: string) => Source[] }

const plain = (text: unknown) =>
  typeof text === "string" ? text.trim().toLowerCase().replace(/\s+/g, " ") : ""

/** Clients and case studies name an industry of the list on the landing page. */
const industries = ({ of }: Files): Problem[] => {
  const [services] = of("HomeServices")
  const known = (services ? listAt(services, ["industries"]) : [])
    .map((item) => (item as { name?: unknown } | null)?.name)
    .filter((name) => typeof name === "string")
  if (known.length === 0) return []
  return [...of("Client"), ...of("CaseStudy")].flatMap((source) => {
    const industry = textAt(source, ["industry"]).trim()
    if (industry === "" || known.includes(industry)) return []
    const meant = closestMatch(industry, known)
    const fix = meant
      ? `Did you mean \`${meant}\`?`
      : `use one of ${known.join(", ")}, or add ${industry} to industries in content/home/services.yml`
    return [
      problemIn(
        source,
        ["industry"],
        `the industry ${industry} is not in the list of industries`,
        fix,
        "warning",
      ),
    ]
  })
}

const numbers =
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(" ")
const countWords = new RegExp(
  String.raw`\b(${numbers.join("|")}|\d{1,2})\s+(?:[\w-]+\s+){0,2}?(modules|clients|companies|projects|case studies|industries|reasons|benefits|certifications|testimonials)\b`,
  "gi",
)

/** How many there are of what the headings of the landing page count. */
const counts = ({ of }: Files): Record<string, [string, number]> => {
  const [services] = of("HomeServices")
  const [why] = of("HomeWhy")
  const [voices] = of("Testimonials")
  const length = (source: Source | undefined, field: string) => (source ? listAt(source, [field]).length : 0)
  return {
    modules: ["HomeServices", length(services, "modules")],
    industries: ["HomeServices", length(services, "industries")],
    reasons: ["HomeServices", length(services, "reasons")],
    benefits: ["HomeWhy", length(why, "benefits")],
    certifications: ["HomeWhy", length(why, "certifications")],
    testimonials: ["HomeWhy", length(voices, "items")],
    clients: ["HomeClients", of("Client").length],
    companies: ["HomeClients", of("Client").length],
    projects: ["HomeCaseStudies", of("CaseStudy").length],
    "case studies": ["HomeCaseStudies", of("CaseStudy").length],
  }
}

/** A heading such as “Ten modules” says how many there are. */
const counted = (files: Files): Problem[] => {
  const there = counts(files)
  return ["HomeServices", "HomeWhy", "HomeClients", "HomeCaseStudies"].flatMap(files.of).flatMap((source) =>
    Object.keys((source.values as object | undefined) ?? {})
      .filter((field) => /heading$|^lead$/i.test(field))
      .flatMap((field) =>
        [...textAt(source, [field]).matchAll(countWords)].flatMap(([words, number = "", what = ""]) => {
          const [type, count] = there[what.toLowerCase()] ?? ["", 0]
          const said = numbers.indexOf(number.toLowerCase()) + 2
          if (type !== source.noun?.type || count === 0 || (said > 1 ? said : Number(number)) === count)
            return []
          const message = `${field} says “${words}”, but there ${count === 1 ? "is" : "are"} ${count}`
          return [problemIn(source, [field], message, "change the number, or what it counts", "warning")]
        }),
      ),
  )
}

const compared = ["name", "title", "description", "excerpt"]

/** Two files that say the same, because one was copied from the other. */
const copies = ({ of }: Files): Problem[] =>
  ["Client", "CaseStudy", "Article", "PrivacySection"].flatMap((type) => {
    const first = new Map<string, Source>()
    return of(type).flatMap((source) => {
      const same = compared.find((field) => {
        const value = plain(valueAt(source, [field]))
        const long = field === "name" || field === "title" ? 1 : 40
        return value.length >= long && !value.startsWith("{{") && first.has(`${field} ${value}`)
      })
      const other = same && first.get(`${same} ${plain(valueAt(source, [same]))}`)
      for (const field of compared) {
        const key = `${field} ${plain(valueAt(source, [field]))}`
        if (!first.has(key)) first.set(key, source)
      }
      if (!same || !other) return []
      const fix = "change one of the two, or delete the file that is too many"
      return [problemIn(source, [same], `${same} is the same as in ${other.file}`, fix, "warning")]
    })
  })

/** An item that stands twice in one list. */
const twice = (source: Source): Problem[] => {
  const problems: Problem[] = []
  const look = (value: unknown, path: PropertyKey[]) => {
    if (typeof value !== "object" || value === null || path[0] === "claimsOk") return
    for (const [key, inner] of Object.entries(value))
      look(inner, [...path, Array.isArray(value) ? Number(key) : key])
    if (!Array.isArray(value)) return
    const seen = new Map<string, number>()
    value.forEach((item: unknown, index) => {
      const entry = item as Record<string, unknown> | null
      const named = ["title", "name", "quote", "label", "term"].find(
        (field) => typeof entry?.[field] === "string",
      )
      const key = plain(named ? entry?.[named] : typeof item === "string" ? item : JSON.stringify(item))
      const other = seen.get(key)
      if (key !== "" && !key.startsWith("{{") && other !== undefined) {
        const at = named ? [...path, index, named] : [...path, index]
        const message = `item ${index + 1} of ${path.map(String).join(".")} is the same as item ${other + 1}`
        problems.push(problemIn(source, at, message, "change one of the two, or delete it", "warning"))
      } else seen.set(key, index)
    })
  }
  look(source.values, [])
  return problems
}

/** One topic written in two ways makes two filters. */
const tags = ({ of }: Files): Problem[] => {
  const root = (tag: string) =>
    plain(tag)
      .replace(/[\s\-_/]+/g, " ")
      .replace(/(?<=\w{3})s\b/g, "")
  const first = new Map<string, { tag: string; file: string }>()
  return of("Article").flatMap((source) =>
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

const accepts = /\b(?:accept|agree|allow|yes|ok|okay|consent)\b/i
const declines = /\b(?:decline|reject|refuse|deny|no|disagree|don['’]t)\b/i

/** A visitor who presses the button that says no must not be counted. */
const banner = ({ of }: Files): Problem[] =>
  of("CookieBanner").flatMap((source) => {
    const [decline, accept] = [textAt(source, ["decline"]), textAt(source, ["accept"])]
    const wrong =
      accepts.test(decline) && !declines.test(decline)
        ? "decline"
        : declines.test(accept)
          ? "accept"
          : undefined
    if (!wrong) return []
    const fix = "put the words of the two buttons back: decline refuses, accept agrees"
    return [problemIn(source, [wrong], `the button ${wrong} says ${quote(textAt(source, [wrong]))}`, fix)]
  })

/** The comment in the policy that becomes the table of cookies; `src/gatsby/markdown-html.ts` replaces it. */
const cookieTable = "<!-- cookie-table -->"

const policy = ({ of }: Files): Problem[] => {
  const sections = of("PrivacySection")
  const [page] = of("PrivacyPage")
  const slugs = sections.map(slugOf)
  const named = page ? textAt(page, ["securitySection"]) : ""
  const problems: Problem[] = []
  if (page && named !== "" && sections.length > 0 && !slugs.includes(named)) {
    const fix = closestMatch(named, slugs) ?? slugs.find((slug) => slug.includes("security"))
    const message = `no section of the policy has a file called ${named}, so that the link to it leads nowhere`
    problems.push(
      problemIn(
        page,
        ["securitySection"],
        message,
        fix ? `write ${fix}` : `write one of ${slugs.join(", ")}`,
      ),
    )
  }
  const holders = sections.filter(({ body }) => body.includes(cookieTable))
  if (sections.length > 0 && holders.length === 0) {
    const place = sections.find((source) => /cookie/i.test(slugOf(source))) ?? sections[0]
    const like = place ? /<!--\s*cookie[\s-]*table\s*-*>?|\bcookie-table\b/i.exec(place.body) : null
    const message = `the policy has no table of cookies: the line ${cookieTable} is missing`
    if (place)
      problems.push(
        problemAt(
          place,
          place.bodyStart + (like?.index ?? 0),
          message,
          `write ${cookieTable} on a line of its own where the table belongs`,
        ),
      )
  }
  return problems
}

/** Checks what files say of each other: names, numbers and lists that have to agree. */
export const checkConsistency = (sources: readonly Source[]): Problem[] => {
  const of = (type: string) => sources.filter(({ noun }) => noun?.type === type)
  const files: Files = { of }
  return [
    ...industries(files),
    ...counted(files),
    ...copies(files),
    ...sources.flatMap(twice),
    ...tags(files),
    ...banner(files),
    ...policy(files),
  ]
}
