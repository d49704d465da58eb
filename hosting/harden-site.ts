import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { contentSecurityPolicy, type PolicySources } from "./content-security-policy"
import { rulesFile, serializeHeaders, serializeRedirects, type PageRedirect } from "./host-files"
import { inspectPage } from "./inspect-page"
import { loadScriptsAfterLoad, preloadLinks } from "./scripts-after-load"
import { siteHeaders } from "./site-headers"

type HardenOptions = Pick<PolicySources, "analytics" | "contactEndpoint"> & {
  redirects: readonly PageRedirect[]
}

/** Files that Gatsby writes for its tools. Visitors do not need them; the next build writes them again. */
const buildArtifacts = ["webpack.stats.json", "~partytown", "_gatsby"]

/** Returns the paths of all files below `root`, with slashes. */
export const listFiles = async (root: string): Promise<string[]> =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .toSorted()

/** Returns a hash in the form of policies and `integrity` attributes, for example `sha256-…`. */
const hash = (algorithm: "sha256" | "sha384", content: string): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`

const urlPathOf = (page: string): string => `/${page.replace(/(^|\/)index\.html$/, "")}`

/** Returns a page of Gatsby whose scripts load after the page, and other HTML unchanged. */
const rewriteGatsbyPage = (html: string, page: string, root: string): string => {
  if (!html.includes('id="___gatsby"')) return html
  const read = (url: string) => readFileSync(path.join(root, url), "utf8")
  return loadScriptsAfterLoad(html, preloadLinks(urlPathOf(page), read), (src) => hash("sha384", read(src)))
}

/**
 * Rewrites and checks each page in `root`, and returns the hashes of all inline scripts and styles.
 * @throws an Error that names a page and what must not be in its content
 */
const hardenPages = async (root: string, pages: readonly string[]) => {
  const scripts: string[] = []
  const styles: string[] = []
  for (const page of pages) {
    const html = rewriteGatsbyPage(await readFile(path.join(root, page), "utf8"), page, root)
    await writeFile(path.join(root, page), html)
    const inspected = inspectPage(html)
    if (inspected.unexpected.length > 0) {
      throw new Error(
        `The build cannot be published: the content of ${page} has ${inspected.unexpected.join(", ")}`,
      )
    }
    scripts.push(...inspected.scripts.map((text) => hash("sha256", text)))
    styles.push(...inspected.styles.map((text) => hash("sha256", text)))
  }
  return { scripts, styles }
}

/**
 * Prepares the built site in `root` for publishing: deletes build artifacts, rewrites and checks each page, and writes
 * the rules for hosts and for the project's server.
 */
export const hardenSite = async (root: string, { redirects, ...sources }: HardenOptions) => {
  for (const name of buildArtifacts) await rm(path.join(root, name), { recursive: true, force: true })
  const pages = (await listFiles(root)).filter((file) => file.endsWith(".html"))
  const policy = contentSecurityPolicy({ ...(await hardenPages(root, pages)), ...sources })
  // The links in the pages were made from this artifact.
  await rm(path.join(root, "chunk-map.json"))
  const headers = siteHeaders(policy, pages.map(urlPathOf))
  await writeFile(path.join(root, "_headers"), serializeHeaders(headers))
  await writeFile(path.join(root, "_redirects"), serializeRedirects(redirects))
  await writeFile(path.join(root, rulesFile), JSON.stringify({ headers, redirects }))
}
