import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { load } from "cheerio"
import { compressFiles } from "../../src/post-build/compress"

/** Matches scripts, and links that preload a script or page data. Structured data does not count. */
const scripts =
  'script:not([type="application/ld+json"]), link[rel="modulepreload"], link[as="script"], link[as="fetch"]'

const withoutScripts = (html: string): string => {
  const $ = load(html, { scriptingEnabled: false })
  $(scripts).remove()
  return $.html()
}

/**
 * Copies a built site into a temporary folder, removes the scripts of the pages with these paths, and compresses the pages again.
 * @returns the folder, which the caller deletes
 */
export const copyWithoutScripts = async (root: string, routes: readonly string[]): Promise<string> => {
  const copy = await mkdtemp(path.join(tmpdir(), "bench-"))
  await cp(root, copy, { recursive: true })
  for (const route of routes) {
    const file = path.join(copy, route, "index.html")
    await writeFile(file, withoutScripts(await readFile(file, "utf8")))
  }
  await compressFiles(copy)
  return copy
}
