import { readFile } from "node:fs/promises"
import { cpus, totalmem } from "node:os"
import { writeBetween } from "../../scripts/lib/write-between"

/** Prints the figures that the tests noted, and puts them between the marks of a page, if one is given. */
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
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, the load on the same machine`
  const day = new Date().toISOString().slice(0, 10)
  await writeBetween(page, "service", `Measured on ${day}: ${machine}.\n\n${table}`)
}
