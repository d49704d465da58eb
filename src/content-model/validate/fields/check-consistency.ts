import { filesOfType, listAt, slugOf, textAt, type ContentFile } from "../../content-file"
import { closestMatch, didYouMean, plainText, problemAt, problemIn, type Problem } from "../problem"
import { checkSecuritySection } from "../links/check-security-section"
import { checkCounts } from "./check-counts"
import { checkExchanged, checkPeriods, checkReplyTimes, checkResults } from "./check-figures"
import { checkLabels } from "./check-labels"
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

/** Matches the start of the name of a button in an instruction or a condition, for example in “after Accept All”. */
const buttonName =
  /(?<=\b(?:[Cc]hoos(?:e|es|ing)|[Cc]hosen?|[Cc]lick(?:ed)?|[Pp]ress(?:ed)?|[Ss]elect(?:ed)?|[Aa]fter)\s+[“"‘*]*)(?:Accept|Allow|Agree|Consent|Decline|Reject|Refuse|Deny)\b(?:\s+[A-Z]\w*)*/g

/** Returns true if a text has the words at `index`, and no other capitalised word follows. */
const startsWith = (text: string, index: number, words: string): boolean => {
  const rest = text.slice(index).replace(/\s+/g, " ")
  return (
    plainText(rest.slice(0, words.length)) === plainText(words) &&
    !/^(?:[\p{L}\p{N}]| \p{Lu})/u.test(rest.slice(words.length))
  )
}

/** Warns if the policy names a button that the cookie banner does not have. */
const buttons = (files: Files): Problem[] => {
  const [source] = filesOfType(files, "CookieBanner")
  const labels = ["decline", "accept"].map((name) => (source ? textAt(source, [name]).trim() : ""))
  // Without two different labels, the banner itself is reported.
  if (new Set(labels.map(plainText)).size < 2 || labels.includes("")) return []
  const fix = `write ${labels.join(" or ")}, as in content/cookie-banner.yml`
  return filesOfType(files, "PrivacySection").flatMap((section) =>
    [...section.body.matchAll(buttonName)]
      .filter(({ index }) => !labels.some((label) => startsWith(section.body, index, label)))
      .map(({ index, 0: name }) => {
        const message = `the cookie banner has no button ${name}`
        return problemAt(section, section.bodyStart + index, message, fix, "warning")
      }),
  )
}

const inFooter =
  /\bfooter\b|\b(?:foot|bottom|end) of (?:all|any|each|every|the|this) (?:web ?)?(?:pages?|site)\b/i

/** Matches words between quotation marks that can be the name of the button for the cookie choice. */
const choiceName =
  /(?<=[“"])(?! )[^“”"]*\b(?:cookies?|consent|settings|preferences|choices?)\b[^“”"]*(?=[”"])/gi

/** Warns if the policy names a button for the cookie choice that the footer does not have. */
const footerButtons = (files: Files): Problem[] => {
  const sources = ["SiteProfile", "CookieBanner"].flatMap((type) => filesOfType(files, type))
  const known = plainText(JSON.stringify(sources.map(({ values }) => values)))
  const label = sources[0] ? textAt(sources[0], ["footer", "cookieSettings"]).trim() : ""
  if (label === "") return []
  return filesOfType(files, "PrivacySection").flatMap((section) =>
    [...section.body.matchAll(choiceName)].flatMap(({ 0: name, index }) => {
      const [before, after] = [section.body.slice(0, index), section.body.slice(index)]
      const sentence = `${before.split(/[.!?]/).at(-1) ?? ""}${after.split(/[.!?]/)[0] ?? ""}`
      if (!inFooter.test(sentence) || known.includes(`"${plainText(name)}"`)) return []
      const [at, message] = [section.bodyStart + index, `the footer has no button ${name}`]
      return [problemAt(section, at, message, `write ${label}, as in content/site.yml`, "warning")]
    }),
  )
}

/** The comment in the policy that `src/gatsby/markdown-html.ts` replaces with the table of cookies. */
const cookieTable = "<!-- cookie-table -->"

/** Reports a policy with two tables of cookies, or without one if all sections can be read. */
const cookieTables = (sections: Files, all: Files): Problem[] => {
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
  if (!source || sections.length < all.length) return []
  const lettersOf = (line: string) => line.replace(/&[a-z]+;|[^a-z]/gi, "")
  for (const section of [source, ...sections]) {
    const similar = [...section.body.matchAll(/\S.*/g)].find(([line]) =>
      closestMatch(lettersOf(line), ["cookietable"]),
    )
    if (!similar) continue
    const message = `this line is not the mark for the table of cookies (${similar[0]})`
    return [
      problemAt(section, section.bodyStart + similar.index, message, `write ${cookieTable} in its place`),
    ]
  }
  const message = `the policy has no table of cookies: the line ${cookieTable} is missing`
  const fix = `write ${cookieTable} on a line of its own where the table belongs`
  return [problemAt(source, source.bodyStart, message, fix)]
}

const childAge =
  /\b(?:(?:child(?:ren)?|minors?|\w+one|\w+body|persons?|people|individuals?|users?|visitors?|those)(?:\s+who\s+(?:is|are))?\s+(?:under|below)|(?:under|below)\s+the\s+age\s+of)\s+(?:the\s+age\s+of\s+)?(1[3-7])\b/gi

/** Warns if two sections of the policy name different ages of children. A section that names both explains them. */
const childAges = (sections: Files): Problem[] => {
  const found = sections.map((section) => ({ section, ages: [...section.body.matchAll(childAge)] }))
  if (found.some(({ ages }) => new Set(ages.map(([, age]) => age)).size > 1)) return []
  const [first, ...others] = found.flatMap(({ section, ages }) =>
    ages.slice(0, 1).map((age) => ({ section, age })),
  )
  return others.flatMap(({ section, age }) => {
    if (!first || age[1] === first.age[1]) return []
    const message = `“${age[0]}” is another age than “${first.age[0]}” in ${first.section.file}`
    return [
      problemAt(section, section.bodyStart + age.index, message, "write the same age in both", "warning"),
    ]
  })
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
  ...checkLabels(sources),
  ...buttons(sources),
  ...footerButtons(sources),
  ...filesOfType(sources, "SiteProfile").flatMap(checkSite),
  ...tagSpellings(filesOfType(sources, "Article")),
  ...checkReplyTimes(sources),
  ...filesOfType(sources, "PrivacySection").flatMap(checkPeriods),
  ...filesOfType(sources, "CaseStudy").flatMap(checkResults),
  ...filesOfType(sources, "CaseStudy").flatMap(checkExchanged),
  ...checkSecuritySection(sources),
  ...cookieTables(filesOfType(sources, "PrivacySection"), filesOfType(all, "PrivacySection")),
  ...childAges(filesOfType(sources, "PrivacySection")),
]
