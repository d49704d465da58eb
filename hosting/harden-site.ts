import { createHash } from "node:crypto"
import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { contentSecurityPolicy, type PolicyFacts } from "./content-security-policy"
import { deferScripts, movePagePath } from "./deferred-scripts"
import { findDuplicateHeaders } from "./header-rules"
import { serializeHeadersFile, serializeRedirects, type PageRedirect } from "./host-files"
import { inspectPage } from "./inspect-page"
import { siteHeaders } from "./site-headers"

type HardenOptions = Pick<PolicyFacts, "analytics" | "contactEndpoint"> & {
  redirects: readonly PageRedirect[]
  /** Keeps search engines out of the whole site. */
  noindex?: boolean
}

/** Files that Gatsby writes for its tools. Visitors do not need them; the next build writes them again. */
const buildArtifacts = ["webpack.stats.json", "chunk-map.json", "~partytown", "_gatsby"]

/** Returns the paths of all files below `root`, with slashes. */
const listFiles = async (root: string): Promise<string[]> =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .toSorted()

/** Deletes build statistics, source maps and unused parts of Gatsby. */
const removeBuildArtifacts = async (root: string) => {
  const maps = (await listFiles(root)).filter((file) => file.endsWith(".map"))
  for (const name of [...buildArtifacts, ...maps]) {
    await rm(path.join(root, name), { recursive: true, force: true })
  }
}

/** Returns a hash in the form of policies and `integrity` attributes, for example `sha256-…`. */
const hash = (algorithm: "sha256" | "sha384", content: string | Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`

/**
 * Adds `integrity` to the page's scripts from its own origin that have none.
 * @param integrityOf returns `sha384-…` for the path of a script
 */
export const addIntegrity = (html: string, integrityOf: (src: string) => string): string =>
  inspectPage(html)
    .ownScripts.filter(({ attributes }) => attributes["integrity"] === undefined)
    .toSorted((one, other) => other.tagEnd - one.tagEnd)
    .reduce(
      (text, { src, tagEnd }) =>
        `${text.slice(0, tagEnd)} integrity="${integrityOf(src)}"${text.slice(tagEnd)}`,
      html,
    )

/** Scripts and styles at the root are cached for a year, so their names must have a hash of their content. */
const hasHashedName = (file: string) => /[-.][0-9a-f]{20}\.(js|css)$/.test(file)

const urlPathOf = (page: string): string => `/${page.replace(/(^|\/)index\.html$/, "")}`

const hashScripts = async (root: string, files: readonly string[]) => {
  const hashes = new Map<string, string>()
  for (const file of files.filter((name) => name.endsWith(".js"))) {
    hashes.set(`/${file}`, hash("sha384", await readFile(path.join(root, file))))
  }
  return hashes
}

/** Moves the path out of the inline script of a Gatsby page and defers its scripts. Returns other HTML files unchanged. */
const rewriteGatsbyPage = (html: string): string =>
  html.includes('id="___gatsby"') ? deferScripts(movePagePath(html)) : html

/**
 * Rewrites and checks each page in `root`, adds `integrity` to scripts, and writes the pages that changed.
 * @returns the hashes of all inline scripts and styles, and a sentence for each mistake
 */
const hardenPages = async (root: string, files: readonly string[]) => {
  const scriptHashes = await hashScripts(root, files)
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const mistakes: string[] = []
  for (const page of files.filter((file) => file.endsWith(".html"))) {
    const built = await readFile(path.join(root, page), "utf8")
    const finished = addIntegrity(rewriteGatsbyPage(built), (src) => {
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
  return { scripts: [...scripts], styles: [...styles], mistakes }
}

/**
 * Prepares the built site in `root` for publishing: deletes build artifacts, checks each page and adds `integrity` to its
 * scripts, and writes `_headers` and `_redirects`. A second run changes nothing.
 * @throws an Error that lists every mistake of every page
 */
export const hardenSite = async (
  root: string,
  { redirects, analytics, contactEndpoint, noindex = false }: HardenOptions,
) => {
  await removeBuildArtifacts(root)
  const files = await listFiles(root)
  const { scripts, styles, mistakes } = await hardenPages(root, files)
  const pages = files.filter((file) => file.endsWith(".html"))
  const policy = contentSecurityPolicy({ scripts, styles, analytics, contactEndpoint })
  const rules = siteHeaders(policy, pages.map(urlPathOf), noindex)
  const paths = files.flatMap((file) => [urlPathOf(file), `/${file}`])
  const unhashed = files.filter((file) => /\.(js|css)$/.test(file) && !hasHashedName(file))
  const all = new Set([
    ...unhashed.map((file) => `${file}: its name needs a hash of its content, since it is cached for a year`),
    ...mistakes,
    ...findDuplicateHeaders(rules, paths),
  ])
  if (all.size > 0) {
    throw new Error(`The build cannot be published:\n${[...all].map((mistake) => `- ${mistake}`).join("\n")}`)
  }
  await writeFile(path.join(root, "_headers"), serializeHeadersFile(rules))
  await writeFile(path.join(root, "_redirects"), serializeRedirects(redirects))
}
