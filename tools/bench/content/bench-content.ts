import { readdir, rm } from "node:fs/promises"
import path from "node:path"
import { machine, writeReport } from "../report"
import { markdownTable } from "../tables"
import { makeProject } from "./make-project"
import { measure, type Measured } from "./measure"

type Row = { articles: number; check: Measured; build?: Measured & { pages: number } }

const countPages = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".html")).length

/** Measures the content check and, unless `checkOnly`, a cold build, in a temporary copy of the project. */
const measureContent = async (articles: number, checkOnly: boolean): Promise<Row> => {
  const root = await makeProject(articles)
  const stop = new AbortController()
  const interrupt = () => stop.abort(new Error("Stopped before everything was measured."))
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt)
  try {
    // Updates slugs.lock.yml, which is not measured.
    await measure(root, ["scripts/check-content.ts", "--write"], stop.signal)
    const check = await measure(root, ["scripts/check-content.ts"], stop.signal)
    if (checkOnly) return { articles, check }
    const build = await measure(root, ["scripts/build.ts"], stop.signal)
    return { articles, check, build: { ...build, pages: await countPages(path.join(root, "public")) } }
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt)
    await rm(root, { recursive: true, force: true, maxRetries: 5 })
  }
}

const allSizes = [10, 100, 1000, 5000]

const head = ["Articles", "Check s", "Build s", "Peak MB", "Pages", "Pages a second"]

const cells = ({ articles, check, build }: Row): string[] => [
  String(articles),
  check.seconds.toFixed(1),
  build ? build.seconds.toFixed(0) : "–",
  (build ?? check).megabytes.toFixed(0),
  build ? String(build.pages) : "–",
  build ? (build.pages / build.seconds).toFixed(1) : "–",
]

/**
 * Measures the content check and a cold build for each number of articles, and prints one line for each.
 * Writes the table into docs/performance.md if all sizes are measured.
 * @throws an Error with the end of the output if a build fails
 */
export const benchContent = async (chosen: readonly number[], checkOnly: boolean): Promise<void> => {
  console.log(head.join("  "))
  const rows: string[][] = []
  for (const articles of chosen.length > 0 ? chosen : allSizes) {
    const row = cells(await measureContent(articles, checkOnly))
    rows.push(row)
    console.log(row.map((cell, index) => cell.padStart(head[index]?.length ?? 0)).join("  "))
  }
  if (chosen.length > 0 || checkOnly) return
  const table = `${machine()}\n\n${markdownTable(head, rows)}`
  await writeReport(path.join("docs", "performance.md"), "content", table)
}
