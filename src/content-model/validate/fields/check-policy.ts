import { consentDays, storedEntries } from "../../../site/storage"
import { filesOfType, isDraft, siteOf, slugOf, textAt, type ContentFile } from "../../content-file"
import { problemAt, fieldProblem, type Problem } from "../problem"

/** The periods of `site.yml`, each with a pattern of the words before its interval in a migration. */
const periods = {
  enquiriesKept: String.raw`function contact\.retention\(\)`,
  heldBackKept: "flag = 'honeypot'",
  hashesKept: "client_hash is not null",
}

const keptDays = `${consentDays} days`

/** Reports what the policy has to state and does not, once all its sections can be read. */
const missingStatements = (sections: ContentFile[], all: ContentFile[]): Problem[] => {
  const sectionOn = (subject: RegExp) => sections.find((section) => subject.test(slugOf(section)))
  const cookies = sectionOn(/cookie/) ?? sections[0]
  if (!cookies || sections.length < all.length) return []
  const policy = sections.map(({ body }) => body.replaceAll("\\|", "|")).join("\n")
  const tokens = Object.keys(periods).map((name) => `{${name}}`)
  const rows = storedEntries.map(({ name }): [words: string, fix: string] => {
    const fix = `add a row for \`${name.replace("|", "\\|")}\` to the table of what the site stores in the browser`
    return [`\`${name}\``, fix]
  })
  const stated = [...tokens, keptDays].map((words): [words: string, fix: string] => {
    return [words, `write ${words} in place of the period`]
  })
  const statistics = ["Google Analytics", "name it, because it gets the statistics of who accepts"] as const
  return [...rows, ...stated, statistics]
    .filter(([words]) => !policy.includes(words))
    .map(([words, fix]) => {
      const retention = tokens.includes(words) ? sectionOn(/keep|kept|long|retention/) : undefined
      const source = retention ?? cookies
      return problemAt(source, source.bodyStart, `the policy does not state ${words}`, fix)
    })
}

/** Warns about other periods for the cookies of Google Analytics, and for the cookie choice. */
const wrongDays = (section: ContentFile): Problem[] =>
  [...section.body.matchAll(/^.*(?:`_ga|\basks? again\b).*$/gm)].flatMap(({ index, 0: line }) =>
    [...line.matchAll(/\b(?:\d+|an?|one|two|six|twelve) (?:day|month|year)s?\b/g)]
      .filter(([period]) => period !== keptDays)
      .map(({ index: column, 0: period }) => {
        const message = `the site keeps the choice and these cookies for ${keptDays}, not ${period}`
        const offset = section.bodyStart + index + column
        return problemAt(section, offset, message, `write ${keptDays}`, "warning")
      }),
  )

/** Warns about the name of a button of the cookie banner that is not a token: the buttons may have other names. */
const writtenButtons = (site: ContentFile, sections: ContentFile[]): Problem[] => {
  const [accept, decline] = ["acceptCookies", "declineCookies"].map((name) => textAt(site, ["facts", name]))
  return sections.flatMap((section) =>
    [...section.body.matchAll(/\b(?:Accept|Allow|Decline|Deny|Reject) [Aa]ll\b/g)].map(
      ({ index, 0: name }) => {
        const message = `${name} is written out, and the buttons of the cookie banner are ${accept} and ${decline}`
        const fix = "write {acceptCookies} or {declineCookies}"
        return problemAt(section, section.bodyStart + index, message, fix, "warning")
      },
    ),
  )
}

/** Reports periods that differ from those of the database. The last migration counts: it may replace a function. */
const wrongPeriods = (site: ContentFile, migrations: string): Problem[] =>
  Object.entries(periods).flatMap(([name, words]) => {
    const intervals = migrations.matchAll(new RegExp(`${words}[^;]*?interval '([^']+)'`, "g"))
    const [stated, kept = stated] = [textAt(site, ["facts", name]), [...intervals].at(-1)?.[1]]
    if (stated === "" || stated === kept) return []
    const message = `${name} is ${stated}, and the database keeps this data for ${kept}`
    const fix = `write ${kept}, or ask a developer for a migration`
    return [fieldProblem(site, ["facts", name], message, fix)]
  })

const britishLaw =
  /\b(?:UK GDPR|Data Protection Act 2018|Information Commissioner['’]s Office|ICO|IDTA|PECR)\b/

/** Warns about the first mention of British law in each section of a practice in another country. */
const foreignLaw = (site: ContentFile, sections: ContentFile[]): Problem[] => {
  const code = textAt(site, ["address", "countryCode"])
  if (code === "" || code === "GB") return []
  return sections.flatMap((section) => {
    const found = britishLaw.exec(section.body)
    if (!found) return []
    const { index, 0: words } = found
    const message = `${words} is British, and countryCode is ${code}`
    const fix = "write the law and the authority of your country, if this one does not apply to you"
    return [problemAt(section, section.bodyStart + index, message, fix, "warning")]
  })
}

/** Warns about a practice in a country whose law demands an imprint, if no public page is one. */
const missingImprint = (site: ContentFile, sources: ContentFile[]): Problem[] => {
  const code = textAt(site, ["address", "countryCode"])
  const isImprint = (page: ContentFile) => /impressum|imprint|legal/.test(slugOf(page)) && !isDraft(page)
  const hasImprint = filesOfType(sources, "PlainPage").some(isImprint)
  if (hasImprint || !["AT", "CH", "DE"].includes(code)) return []
  const message = `the law of this country requires an imprint, and no public page is one (${code})`
  const fix = "add pages/impressum.md with footer: Impressum (docs/editing.md)"
  return [fieldProblem(site, ["address", "countryCode"], message, fix, "warning")]
}

/** Checks that the policy states what the site stores and for how long, as the database keeps it. */
export const checkPolicy = (readable: ContentFile[], all: ContentFile[], migrations: string): Problem[] => {
  const site = siteOf(readable)
  const sections = filesOfType(readable, "PrivacySection")
  const compared = site && [
    ...wrongPeriods(site, migrations),
    ...foreignLaw(site, sections),
    ...writtenButtons(site, sections),
    ...missingImprint(site, all),
  ]
  return [
    ...(compared ?? []),
    ...sections.flatMap(wrongDays),
    ...missingStatements(sections, filesOfType(all, "PrivacySection")),
  ]
}
