import { readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { contentSecurityPolicy, type PolicyFacts } from "./content-security-policy"
import { finishPage } from "./finish-page"
import { hash } from "./hash"
import { inspectPage } from "./inspect-page"
import { serializeHeaderFile } from "./serialize-header-file"
import { serializeRedirects, type PageRedirect } from "./serialize-redirects"
import { removeBuildArtifacts } from "./remove-build-artifacts"
import { findDuplicateHeaders } from "./find-duplicate-headers"
import { siteHeaders } from "./site-headers"

type HardenOptions = Pick<PolicyFacts, "analytics" | "contactEndpoint"> & {
  redirects: readonly PageRedirect[]
  /** Whether search engines are kept out of the whole site. */
  noindex?: boolean
}

/** Root files that are cached for ever carry a hash of their content in the name. */
const isHashed = (file: string) => /[-.][0-9a-f]{20}\.(js|css)$/.test(file)

const addressOf = (page: string): string => `/${page.replace(/(^|\/)index\.html$/, "")}`

/**
 * Finishes the built site in `root` for the public: leftovers go, each page is checked and gets its `integrity`, and
 * `_headers` and `_redirects` are written from what the pages hold. Doing it twice changes nothing.
 * @throws an Error that lists every mistake of every page.
 */
export const hardenSite = async (
  root: string,
  { redirects, analytics, contactEndpoint, noindex = false }: HardenOptions,
) => {
  await removeBuildArtifacts(root)
  const files = (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .toSorted()
  const pages = files.filter((file) => file.endsWith(".html"))

  const scriptHashes = new Map<string, string>()
  for (const file of files.filter((name) => name.endsWith(".js"))) {
    scriptHashes.set(`/${file}`, hash("sha384", await readFile(path.join(root, file))))
  }
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const mistakes = files
    .filter((file) => /\.(js|css)$/.test(file) && !isHashed(file))
    .map((file) => `${file}: its name needs a hash of its content, since it is cached for a year`)

  for (const page of pages) {
    const built = await readFile(path.join(root, page), "utf8")
    const finished = finishPage(built, (src) => {
      const found = scriptHashes.get(src)
      if (found === undefined) mistakes.push(`${page}: the script ${src} is not in the build`)
      return found ?? ""
    })
    if (finished !== built) await writeFile(path.join(root, page), finished)
    const facts = inspectPage(finished)
    mistakes.push(...facts.mistakes.map((mistake) => `${page}: ${mistake}`))
    for (const script of facts.scripts) scripts.add(hash("sha256", script))
    for (const style of facts.styles) styles.add(hash("sha256", style))
  }

  const policy = contentSecurityPolicy({
    scripts: [...scripts],
    styles: [...styles],
    analytics,
    contactEndpoint,
  })
  const rules = siteHeaders(policy, pages.map(addressOf), noindex)
  mistakes.push(
    ...findDuplicateHeaders(
      rules,
      files.flatMap((file) => [addressOf(file), `/${file}`]),
    ),
  )
  if (mistakes.length > 0) {
    throw new Error(
      `The built pages hold what they must not:\n${[...new Set(mistakes)].map((mistake) => `- ${mistake}`).join("\n")}`,
    )
  }
  await writeFile(path.join(root, "_headers"), serializeHeaderFile(rules))
  await writeFile(path.join(root, "_redirects"), serializeRedirects(redirects))
}
