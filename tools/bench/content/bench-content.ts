import path from "node:path"
import { markdownTable } from "../markdown-table"
import { machine, writeReport } from "../../../scripts/lib/report"
import { measureContent, type Row } from "./measure-content"

const allSizes = [10, 100, 1000, 5000]

const head = ["Articles", "Check s", "Build s", "Peak MB", "Pages", "Pages a second"]

const cells = ({ articles, guard, build }: Row): string[] => [
  String(articles),
  guard.seconds.toFixed(1),
  build ? build.seconds.toFixed(0) : "–",
  (build ?? guard).megabytes.toFixed(0),
  build ? String(build.pages) : "–",
  build ? (build.pages / build.seconds).toFixed(1) : "–",
]

/**
 * Measures the content check and a cold build for each number of articles, and prints one line as each is done.
 * Writes the table into docs/performance.md where all sizes are measured.
 * @throws when a build fails, with the end of its output
 */
export const benchContent = async (
  root: string,
  chosen: readonly number[],
  checkOnly: boolean,
): Promise<void> => {
  console.log(head.join("  "))
  const rows: string[][] = []
  for (const articles of chosen.length > 0 ? chosen : allSizes) {
    const row = cells(await measureContent(root, articles, checkOnly))
    rows.push(row)
    console.log(row.map((cell, index) => cell.padStart(head[index]?.length ?? 0)).join("  "))
  }
  if (chosen.length > 0 || checkOnly) return
  const table = `${machine()}\n\n${markdownTable(head, rows)}`
  await writeReport(path.join(root, "docs", "performance.md"), "content", table)
}
