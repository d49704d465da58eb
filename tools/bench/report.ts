import { readFile, writeFile } from "node:fs/promises"
import { cpus, totalmem } from "node:os"

/** Returns a sentence that names the day and the machine of a measurement, followed by the entries of `more`. */
export const machine = (...more: string[]): string => {
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const parts = [
    cpus()[0]?.model.trim() ?? "unknown processor",
    `${cpus().length} cores`,
    `${gigabytes} GB of memory`,
    `Node ${process.versions.node}`,
    ...more,
  ]
  return `Measured on ${new Date().toISOString().slice(0, 10)}: ${parts.join(", ")}.`
}

/**
 * Replaces the text between `<!-- name:start -->` and `<!-- name:end -->`.
 * @throws an Error if the markers are missing
 */
export const replaceBetween = (text: string, name: string, replacement: string): string => {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The markers ${start} and ${end} are missing.`)
  return `${text.slice(0, from + start.length)}\n\n${replacement}\n\n${text.slice(to)}`
}

/** Replaces the text between the markers of a file (see `replaceBetween`) and formats the file. */
export const writeReport = async (file: string, name: string, replacement: string): Promise<void> => {
  // Jest cannot load Prettier, which imports modules dynamically.
  const { format, resolveConfig } = await import("prettier")
  const text = replaceBetween(await readFile(file, "utf8"), name, replacement)
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
}
