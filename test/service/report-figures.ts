import { readFile } from "node:fs/promises"
import { machine, writeReport } from "../../tools/bench/report"

/** Prints the figures that the tests recorded, and writes them between the marks of a page, if one is given. */
export const reportFigures = async (figures: string, page: string | null): Promise<void> => {
  const text = await readFile(figures, "utf8").catch(() => "")
  if (text === "") return
  const rows = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { what: string; measured: string })
  const table = [
    "| what | measured |",
    "| --- | --- |",
    ...rows.map(({ what, measured }) => `| ${what} | ${measured} |`),
  ].join("\n")
  console.log(`\n${table}\n`)
  if (!page) return
  await writeReport(page, "service", `${machine("the load on the same machine")}\n\n${table}`)
}
