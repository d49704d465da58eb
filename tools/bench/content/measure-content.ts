import { readdir, rm } from "node:fs/promises"
import path from "node:path"
import { makeProject } from "./make-project"
import { measure, type Measured } from "./measure"

export type Row = { articles: number; guard: Measured; build?: Measured & { pages: number } }

const countPages = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".html")).length

/** Measures the guard, and unless only that is asked for a build from nothing, in a copy that is deleted in any case. */
export const measureContent = async (from: string, articles: number, guardOnly: boolean): Promise<Row> => {
  const root = await makeProject(from, articles)
  const stop = new AbortController()
  const interrupt = () => stop.abort(new Error("Stopped before everything was measured."))
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt)
  try {
    // Not measured: the list of addresses that an editor keeps up to date.
    await measure(root, ["scripts/check-content.ts", "--write"], stop.signal)
    const guard = await measure(root, ["scripts/check-content.ts"], stop.signal)
    if (guardOnly) return { articles, guard }
    const build = await measure(root, ["scripts/build.ts"], stop.signal)
    return { articles, guard, build: { ...build, pages: await countPages(path.join(root, "public")) } }
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt)
    await rm(root, { recursive: true, force: true, maxRetries: 5 })
  }
}
