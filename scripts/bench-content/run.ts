import path from "node:path"
import { markdownTable } from "../bench/markdown-table"
import { machine } from "../lib/machine"
import { writeBetween } from "../lib/write-between"
import { measureContent, type Row } from "./measure-content"

const usage = `Usage: npm run bench:content -- [--guard] [numbers of articles]
  Generates articles in a temporary copy of the project and prints what the guard and the build need for them.
  --guard  measures the guard alone
  Without arguments: 10 100 1000 5000, and the table goes into docs/performance.md`

const allSizes = [10, 100, 1000, 5000]

const head = ["Articles", "Guard s", "Build s", "Peak MB", "Pages", "Pages a second"]

const cells = ({ articles, guard, build }: Row): string[] => [
  String(articles),
  guard.seconds.toFixed(1),
  build ? build.seconds.toFixed(0) : "–",
  (build ?? guard).megabytes.toFixed(0),
  build ? String(build.pages) : "–",
  build ? (build.pages / build.seconds).toFixed(1) : "–",
]

/**
 * Measures the guard and a build from nothing for each number of articles, and prints one line as each is done.
 * @returns the exit code: 2 where an argument is unknown
 * @throws where a build fails, with the end of what it said
 */
export const runBenchContent = async (root: string, args: readonly string[]): Promise<number> => {
  const guardOnly = args.includes("--guard")
  const chosen = args.filter((arg) => arg !== "--guard").map(Number)
  if (chosen.some((number) => !Number.isInteger(number) || number < 4)) {
    console.log(usage)
    return 2
  }
  console.log(head.join("  "))
  const rows: string[][] = []
  for (const articles of chosen.length > 0 ? chosen : allSizes) {
    const row = cells(await measureContent(root, articles, guardOnly))
    rows.push(row)
    console.log(row.map((cell, index) => cell.padStart(head[index]?.length ?? 0)).join("  "))
  }
  if (args.length > 0) return 0
  const words = `${machine()}\n\n${markdownTable(head, rows)}`
  await writeBetween(path.join(root, "docs", "performance.md"), "content", words)
  return 0
}
