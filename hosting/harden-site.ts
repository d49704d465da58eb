import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { contentSecurityPolicy, type PolicySources } from "./content-security-policy"
import { rulesFile, serializeHeaders, serializeRedirects, type PageRedirect } from "./host-files"
import { inspectPage } from "./inspect-page"
import { loadScriptsAfterLoad } from "./scripts-after-load"
import { siteHeaders } from "./site-headers"

type HardenOptions = Pick<PolicySources, "analytics" | "contactEndpoint"> & {
  redirects: readonly PageRedirect[]
}

/** Files that Gatsby writes for its tools. Visitors do not need them; the next build writes them again. */
const buildArtifacts = ["webpack.stats.json", "chunk-map.json", "~partytown", "_gatsby"]

/** Returns the paths of all files below `root`, with slashes. */
export const listFiles = async (root: string): Promise<string[]> =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .toSorted()

/** Returns a hash in the form of policies and `integrity` attributes, for example `sha256-…`. */
const hash = (algorithm: "sha256" | "sha384", content: string | Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`

const urlPathOf = (page: string): string => `/${page.replace(/(^|\/)index\.html$/, "")}`

/** Returns a page of Gatsby whose scripts load after the page, and other HTML unchanged. */
const rewriteGatsbyPage = (html: string, root: string): string => {
  const integrityOf = (src: string) => hash("sha384", readFileSync(path.join(root, src)))
  return html.includes('id="___gatsby"') ? loadScriptsAfterLoad(html, integrityOf) : html
}

/**
 * Rewrites and checks each page in `root`.
 * @returns the hashes of all inline scripts and styles, and a line for each problem
 */
const hardenPages = async (root: string, pages: readonly string[]) => {
  const scripts: string[] = []
  const styles: string[] = []
  const problems: string[] = []
  for (const page of pages) {
    const html = rewriteGatsbyPage(await readFile(path.join(root, page), "utf8"), root)
    await writeFile(path.join(root, page), html)
    const inspected = inspectPage(html)
    problems.push(...inspected.problems.map((problem) => `- ${page}: ${problem}`))
    scripts.push(...inspected.scripts.map((text) => hash("sha256", text)))
    styles.push(...inspected.styles.map((text) => hash("sha256", text)))
  }
  return { scripts, styles, problems }
}

/**
 * Prepares the built site in `root` for publishing: deletes build artifacts, rewrites and checks each page, and writes
 * the rules for hosts and for the project's server.
 * @throws an Error that lists every problem of every page
 */
export const hardenSite = async (root: string, options: HardenOptions) => {
  const { redirects, analytics, contactEndpoint } = options
  for (const name of buildArtifacts) await rm(path.join(root, name), { recursive: true, force: true })
  const pages = (await listFiles(root)).filter((file) => file.endsWith(".html"))
  const { scripts, styles, problems } = await hardenPages(root, pages)
  if (problems.length > 0) throw new Error(`The build cannot be published:\n${problems.join("\n")}`)
  const policy = contentSecurityPolicy({ scripts, styles, analytics, contactEndpoint })
  const headers = siteHeaders(policy, pages.map(urlPathOf))
  await writeFile(path.join(root, "_headers"), serializeHeaders(headers))
  await writeFile(path.join(root, "_redirects"), serializeRedirects(redirects))
  await writeFile(path.join(root, rulesFile), JSON.stringify({ headers, redirects }))
}
