import { consentDays, storedEntries } from "../../site/storage"
import { filesOfType, siteOf, slugOf, textAt, type ContentFile } from "../content-file"
import { fieldProblem, problemAt, type Problem } from "./problem"
import type { Folder } from "./read-folder"

/** The periods of `site.yml`, each with a pattern of the words before its interval in a migration. */
const periods = {
  enquiriesKept: String.raw`delete from contact\.messages`,
  heldBackKept: "flag = 'honeypot'",
  hashesKept: String.raw`where started_at`,
}

/** Reports what the policy has to state and does not. */
const missingStatements = (sections: readonly ContentFile[]): Problem[] => {
  const [first] = sections
  if (!first || sections.some(({ values }) => values === undefined)) return []
  const place = sections.find((section) => slugOf(section).includes("cookie")) ?? first
  const policy = sections.map(({ body }) => body).join("\n")
  const needed = [
    ...storedEntries.map(({ name }) => `\`${name}\``),
    `${consentDays} days`,
    ...Object.keys(periods).map((name) => `{${name}}`),
  ]
  return needed
    .filter((words) => !policy.includes(words))
    .map((words) => {
      const fix =
        "add it to the table of what the browser stores, or where the policy says how long data is kept"
      return problemAt(place, place.bodyStart, `the policy does not state ${words}`, fix)
    })
}

/** Reports periods that differ from those of the database. The last migration counts: it may replace a function. */
const wrongPeriods = (site: ContentFile, migrations: string): Problem[] =>
  Object.entries(periods).flatMap(([name, words]) => {
    const intervals = migrations.matchAll(new RegExp(`${words}[^;]*?interval '([^']+)'`, "g"))
    const [stated, kept] = [textAt(site, ["facts", name]), [...intervals].at(-1)?.[1]]
    if (kept === undefined) throw new Error(`No migration states the period of ${name}: change the pattern`)
    if (stated === "" || stated === kept) return []
    const message = `${name} is ${stated}, and the database keeps this data for ${kept}`
    return [
      fieldProblem(
        site,
        ["facts", name],
        message,
        `write ${kept}, or ask a developer to change the database`,
      ),
    ]
  })

/** Reminds a practice outside the United Kingdom that the sample follows British law. */
const foreignLaw = (site: ContentFile): Problem[] => {
  const code = textAt(site, ["address", "countryCode"])
  if (code === "" || code === "GB") return []
  const fix = "let the policy, and an imprint if your country requires one, follow your law"
  return [fieldProblem(site, ["address", "countryCode"], "is not the country of the sample", fix, "warning")]
}

/** Checks that the policy states what the site stores and for how long, as the database keeps it. */
export const checkPolicy = (folder: Folder): Problem[] => {
  const site = siteOf(folder.sources)
  return [
    ...missingStatements(filesOfType(folder.sources, "PrivacySection")),
    ...(site ? [...wrongPeriods(site, folder.migrations), ...foreignLaw(site)] : []),
  ]
}
