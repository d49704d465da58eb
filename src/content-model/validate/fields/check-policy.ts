import { consentDays, storedEntries } from "../../../site/storage"
import { filesOfType, slugOf, textAt, type ContentFile } from "../../content-file"
import { closestMatch, plainText, problemAt, problemIn, type Problem } from "../problem"
import { numberOf, numbers } from "./check-counts"

type Files = readonly ContentFile[]

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
  const fixFor = (name: string) =>
    `write ${labels[/^(?:Decline|Reject|Refuse|Deny)/.test(name) ? 0 : 1]}, as in content/cookie-banner.yml`
  return filesOfType(files, "PrivacySection").flatMap((section) =>
    [...section.body.matchAll(buttonName)]
      .filter(({ index }) => !labels.some((label) => startsWith(section.body, index, label)))
      .map(({ index, 0: name }) => {
        const message = `the cookie banner has no button ${name}`
        return problemAt(section, section.bodyStart + index, message, fixFor(name), "warning")
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

/** Reports entries that the site stores in a browser and the policy does not list, once all sections can be read. */
const unlistedEntries = (sections: Files, all: Files): Problem[] => {
  const source = sections.find((section) => slugOf(section).includes("cookie")) ?? sections[0]
  if (!source || sections.length < all.length) return []
  const policy = sections.map(({ body }) => body.replaceAll("\\|", "|")).join("\n")
  const unlisted = storedEntries.filter(({ name }) => !policy.includes(`\`${name}\``))
  return unlisted.map(({ name }) => {
    const message = `the policy does not list ${name}, which the site stores in the browser`
    const fix = `add a row for \`${name.replace("|", "\\|")}\` to the table of cookies`
    return problemAt(source, source.bodyStart, message, fix)
  })
}

const childAge =
  /\b(?:(?:child(?:ren)?|minors?|\w+one|\w+body|persons?|people|individuals?|users?|visitors?|those)(?:\s+who\s+(?:is|are))?\s+(?:under|below)|(?:under|below)\s+the\s+age\s+of)\s+(?:the\s+age\s+of\s+)?(1[3-7])\b/gi

/** Matches for how many months the data of the statistics is kept. */
const analyticsPeriod =
  /\banalytics\b(?:[^.;!?\n|]{0,80}\b(?:kept|keeps?|stor(?:ed|es?)|delet\w+|retain\w*)\b[^.;!?\n|]{0,40}|\s*\|\s*)\b(\d{1,2}) months\b/gi

/** Warns if two sections of the policy name different figures. A section that names both explains them. */
const differ = (sections: Files, pattern: RegExp, what: string): Problem[] => {
  const found = sections.map((section) => ({ section, named: [...section.body.matchAll(pattern)] }))
  if (found.some(({ named }) => new Set(named.map(([, figure]) => figure)).size > 1)) return []
  const [first, ...others] = found.flatMap(({ section, named }) =>
    named.slice(0, 1).map((match) => ({ section, match })),
  )
  return others.flatMap(({ section, match }) => {
    if (!first || match[1] === first.match[1]) return []
    const [own, other] = [match, first.match].map(([words]) => words.replace(/\s*\|\s*/g, ": "))
    const message = `“${own}” is another ${what} than “${other}” in ${first.section.file}`
    const fix = `write the same ${what} in both`
    return [problemAt(section, section.bodyStart + match.index, message, fix, "warning")]
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
const periods = (section: ContentFile): Problem[] =>
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

/** Reports a `securitySection` that is not a section of the policy. */
const securitySection = (page: ContentFile, sections: readonly ContentFile[]): Problem[] => {
  const slugs = sections.map(slugOf)
  const named = textAt(page, ["securitySection"])
  if (named === "" || sections.length === 0 || slugs.includes(named)) return []
  const meant = closestMatch(named, slugs) ?? slugs.find((slug) => slug.includes("security"))
  const message = `no section of the policy has a file called ${named}, so the link to it leads nowhere`
  const fix = meant ? `write ${meant}` : `write one of ${slugs.join(", ")}`
  return [problemIn(page, ["securitySection"], message, fix)]
}

/** Checks that the policy agrees with the site: buttons, tables, ages, periods and sections. Only some files in `all` may be readable. */
export const checkPolicy = (sources: Files, all: Files): Problem[] => {
  const sections = filesOfType(sources, "PrivacySection")
  return [
    ...buttons(sources),
    ...footerButtons(sources),
    ...sections.flatMap(periods),
    ...filesOfType(sources, "PrivacyPage").flatMap((page) => securitySection(page, sections)),
    ...unlistedEntries(sections, filesOfType(all, "PrivacySection")),
    ...differ(sections, childAge, "age"),
    ...differ(sections, analyticsPeriod, "period"),
  ]
}
