import { existsSync, readdirSync, readFileSync } from "node:fs"
import { readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { publication } from "../site/build-environment"

/** What a kept `.cache` was made from. */
type CacheRecord = {
  /** The project's folder: Gatsby keeps absolute paths. */
  project: string
  /** Whether `public` may hold pictures of articles that are not published. */
  unpublished: boolean
}

const recordFile = path.join(".cache", "made-from.json")

const readRecord = (): CacheRecord | undefined =>
  existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, "utf8")) as CacheRecord) : undefined

const writeRecord = (record: CacheRecord) => writeFile(recordFile, JSON.stringify(record))

/** Writes what the cache of this run is made from. Gatsby has emptied a cache that is out of date before this runs. */
export const recordCache = async (): Promise<void> => {
  // Pictures of a cache that Gatsby has emptied are of unknown origin.
  const unpublished =
    readRecord()?.unpublished ?? (existsSync("public/static") && readdirSync("public/static").length > 0)
  await writeRecord({ project: process.cwd(), unpublished })
}

/** Notes that this run shows an article that is not published, so that the next build for the public starts from nothing. */
export const noteUnpublished = (): Promise<void> => writeRecord({ project: process.cwd(), unpublished: true })

/**
 * Deletes what an earlier run left where this one must not use it: the cache of a project that was moved or copied, and,
 * before a build for the public, one that has shown drafts or future articles, whose pictures would stay in `public`.
 * @param command the command of Gatsby that is about to run
 * @returns why it was deleted
 */
export const clearUnfitCache = async (
  command: string | undefined,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> => {
  if (!existsSync(".cache")) return undefined
  const record = readRecord()
  if (record?.project !== process.cwd()) {
    await Promise.all([".cache", "public"].map((folder) => rm(folder, { recursive: true, force: true })))
    return "Gatsby's cache was made in another folder and is deleted."
  }
  if (command !== "build" || !record.unpublished || publication({ ...env, NODE_ENV: "production" }).preview)
    return undefined
  // Compiled scripts hold no content.
  const kept = (await readdir(".cache")).filter((name) => name !== "webpack")
  const folders = ["public", ...kept.map((name) => path.join(".cache", name))]
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  return "Gatsby's cache holds articles that are not published and is deleted."
}
