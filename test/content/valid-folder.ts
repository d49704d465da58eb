import { mkdtempSync } from "node:fs"
import { cp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { readFolder, type Folder } from "../../src/content-model/validate/read-folder"
import { parseContentFile } from "../../src/content-model/content-file"
import type { Edit } from "./valid-copy"

/**
 * Reads the fixture site once, for tests with many small edits.
 * @returns the folder, and a function that deletes it
 */
export const readValidFolder = async (): Promise<{ folder: Folder; remove: () => Promise<void> }> => {
  const root = path.join(mkdtempSync(path.join(tmpdir(), "content-")), "content")
  await cp(path.join(__dirname, "valid"), root, { recursive: true })
  return { folder: await readFolder(root), remove: () => rm(path.dirname(root), { recursive: true }) }
}

/** Returns a folder as it would be after edits, without writing files. For a file that is not text, only the path is added. */
export const edited = (folder: Folder, edits: readonly Edit[]): Folder => {
  const texts = new Map(folder.sources.map(({ path: file, text }) => [file, text]))
  const paths = new Set(folder.paths)
  for (const { file, from, to } of edits) {
    const known = texts.get(file) ?? ""
    if (from !== undefined && !known.includes(from)) throw new Error(`${file} does not contain: ${from}`)
    for (const each of [...paths].filter(
      (name) => to === null && (name === file || name.startsWith(`${file}/`)),
    )) {
      paths.delete(each)
      texts.delete(each)
    }
    if (to === null) continue
    paths.add(file)
    if (typeof to === "string" && /\.(md|ya?ml)$/.test(file)) {
      texts.set(file, from === undefined ? to : known.replace(from, () => to))
    }
  }
  const unchanged = new Map(folder.sources.map((source) => [source.path, source]))
  const sources = [...texts].map(([file, text]) => {
    const source = unchanged.get(file)
    return source?.text === text ? source : parseContentFile(file, text)
  })
  return { ...folder, paths: [...paths].sort(), sources }
}
