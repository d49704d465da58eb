import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { readdir, rm } from "node:fs/promises"
import path from "node:path"
import { publication } from "../site/build-environment"

/** Describes the run that created `.cache`. */
type CacheRecord = {
  /** The absolute path of the project: the cache has absolute paths. */
  project: string
  /** True if `public` may have images of articles that are not published. */
  unpublished: boolean
  /** The hash of the files in `src`, without tests. */
  sources: string
}

const recordFile = path.join(".cache", "made-from.json")

const readRecord = (): CacheRecord | undefined =>
  existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, "utf8")) as CacheRecord) : undefined

const sourcesHash = (): string => {
  const hash = createHash("sha256")
  const files = existsSync("src") ? readdirSync("src", { recursive: true, encoding: "utf8" }) : []
  for (const file of files.filter((name) => /(?<!\.test)\.(css|tsx?)$/.test(name)).sort())
    hash.update(readFileSync(path.join("src", file)))
  return hash.digest("hex")
}

// Synchronous, because Gatsby creates several nodes at once: another call must not read a file that is half written.
const writeRecord = (record: Partial<CacheRecord>) => {
  const before = readRecord() ?? { sources: sourcesHash() }
  writeFileSync(recordFile, JSON.stringify({ ...before, ...record }))
}

/** Writes the record of this run. Gatsby has already emptied an outdated cache. */
export const recordCache = () => {
  // After Gatsby has emptied the cache, the images in `public` may belong to articles that are not published.
  const unpublished =
    readRecord()?.unpublished ?? (existsSync("public/static") && readdirSync("public/static").length > 0)
  writeRecord({ project: process.cwd(), unpublished })
}

/** Records that this run shows an article that is not published, so that the next public build deletes the cached content. */
export const noteUnpublished = () => writeRecord({ project: process.cwd(), unpublished: true })

/**
 * Deletes a cache that this run must not use: that of a project that was moved or copied, and, before a public build, that of
 * a run that has shown drafts or future articles, whose images would stay in `public`. If the files in `src` have changed, it
 * deletes the nodes and the list of finished pages, and keeps images and compiled scripts: Gatsby 5.16 neither creates a node
 * again when the code behind it changes, nor renders a page again when only its styles change.
 * @param command the Gatsby command that is about to run
 * @returns the reason, or undefined if nothing was deleted
 */
export const clearOutdatedCache = async (
  command: string | undefined,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> => {
  if (!existsSync(".cache")) return undefined
  const record = readRecord()
  if (record?.project !== process.cwd()) {
    await Promise.all([".cache", "public"].map((folder) => rm(folder, { recursive: true, force: true })))
    return "Gatsby's cache was created in another folder, so it has been deleted."
  }
  const isPublic = command === "build" && !publication({ ...env, NODE_ENV: "production" }).preview
  if (!record.unpublished || !isPublic) {
    const sources = sourcesHash()
    if (record.sources === sources) return undefined
    await rm(path.join(".cache", "redux"), { recursive: true, force: true })
    writeRecord({ sources })
    return undefined
  }
  // Compiled scripts have no content.
  const kept = (await readdir(".cache")).filter((name) => name !== "webpack")
  const folders = ["public", ...kept.map((name) => path.join(".cache", name))]
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  return "Gatsby's cache had articles that are not published, so it has been deleted."
}
