import { readFile, writeFile } from "node:fs/promises"
import { format, resolveConfig } from "prettier"
import { putBetween } from "./put-between"

/** Puts text between the marks of a file (see `putBetween`), and formats it as the format check wants it. */
export const writeBetween = async (file: string, name: string, words: string): Promise<void> => {
  const text = putBetween(await readFile(file, "utf8"), name, words)
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
}
