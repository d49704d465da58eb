import { storedEntries } from "../../../site/storage"
import { filesOfType, slugOf, textAt, type ContentFile } from "../../content-file"
import { problemAt, problemIn, type Problem } from "../problem"

type Files = readonly ContentFile[]

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

/** The periods of `site.yml`, each with a pattern of the words before its interval in a migration. */
const periods = {
  enquiriesKept: String.raw`function contact\.retention\(\)`,
  heldBackKept: "flag = 'honeypot'",
  hashesKept: "client_hash is not null",
}

/** Reports periods that differ from those of the database. The last migration counts: it may replace a function. */
const wrongPeriods = (site: ContentFile, migrations: string): Problem[] =>
  Object.entries(periods).flatMap(([name, words]) => {
    const intervals = migrations.matchAll(new RegExp(`${words}[^;]*?interval '([^']+)'`, "g"))
    const [stated, kept = stated] = [textAt(site, ["facts", name]), [...intervals].at(-1)?.[1]]
    if (stated === "" || stated === kept) return []
    const message = `${name} is ${stated}, and the database keeps this data for ${kept}`
    const fix = `write ${kept}, or ask a developer for a migration`
    return [problemIn(site, ["facts", name], message, fix)]
  })

/** Checks that the policy lists what the site stores, and that the site states the periods of the database. */
export const checkPolicy = (readable: Files, all: Files, migrations: string): Problem[] => [
  ...filesOfType(readable, "SiteProfile").flatMap((site) => wrongPeriods(site, migrations)),
  ...unlistedEntries(filesOfType(readable, "PrivacySection"), filesOfType(all, "PrivacySection")),
]
