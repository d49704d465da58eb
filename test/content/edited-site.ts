import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { parseContentFile } from "../../src/content-model/content-file"
import { checkContent, checkFolder, type CheckOptions } from "../../src/content-model/validate/check-content"
import type { Problem } from "../../src/content-model/validate/problem"
import { readFolder, type Folder } from "../../src/content-model/validate/read-folder"
import { fixtureContent } from "./copy"

/** An edit of the fixture site: replaces `from`, or the whole file, by `to`; `to: null` deletes the file. */
export type Edit = { file: string; from?: string; to: string | Uint8Array | null }

export const first = "articles/2025-03-04--integrating-sap-gts-and-ewm/index.md"
export const second = "articles/2025-03-11--sanctioned-party-list-screening/index.md"

/** Returns the content of a file after an edit. */
const replaced = (text: string | undefined, { file, from, to }: Edit): string | Uint8Array => {
  if (from === undefined || typeof to !== "string") return to ?? ""
  if (!text?.includes(from)) throw new Error(`${file} does not contain: ${from}`)
  return text.replace(from, () => to)
}

const apply = async (content: string, edit: Edit): Promise<void> => {
  const target = path.join(content, edit.file)
  if (edit.to === null) return rm(target, { recursive: true })
  await mkdir(path.dirname(target), { recursive: true })
  const text = edit.from === undefined ? undefined : await readFile(target, "utf8")
  await writeFile(target, replaced(text, edit))
}

/**
 * Copies the fixture site and the migrations into a temporary project, edits it and passes the project folder to `use`.
 * Deletes the folder afterwards.
 */
export const withEditedSite = async <T>(
  edits: readonly Edit[],
  use: (root: string) => Promise<T>,
): Promise<T> => {
  const root = await mkdtemp(path.join(tmpdir(), "content-"))
  try {
    await cp(fixtureContent, path.join(root, "content"), { recursive: true })
    await cp(path.join(__dirname, "static"), path.join(root, "static"), { recursive: true })
    await cp("supabase/migrations", path.join(root, "supabase", "migrations"), { recursive: true })
    for (const edit of edits) await apply(path.join(root, "content"), edit)
    return await use(root)
  } finally {
    await rm(root, { recursive: true })
  }
}

const isText = (file: string) => /\.(?:md|yml)$/.test(file)

let fixture: Promise<Folder> | undefined

/** Reads the fixture site, once. */
const readFixture = () => {
  fixture ??= withEditedSite([], (root) => readFolder(path.join(root, "content")))
  return fixture
}

/** Returns the fixture site as it would be after edits of its texts. */
export const withTexts = async (edits: readonly Edit[]): Promise<Folder> => {
  const folder = await readFixture()
  const texts = new Map(folder.sources.map((source) => [source.path, source.text]))
  for (const edit of edits) {
    if (edit.to === null) texts.delete(edit.file)
    else texts.set(edit.file, String(replaced(texts.get(edit.file), edit)))
  }
  const paths = new Set([...[...folder.paths].filter((file) => !isText(file)), ...texts.keys()].sort())
  const sources = [...paths].filter(isText).map((file) => parseContentFile(file, texts.get(file) ?? ""))
  return { ...folder, root: fixtureContent, paths, sources }
}

/** Checks the edited fixture site, by default on a day after its articles. Edits of texts alone need no copy. */
export const problemsOf = async (edits: readonly Edit[], options: CheckOptions = {}): Promise<Problem[]> => {
  const dated = { today: "2026-01-01", ...options }
  return edits.every(({ file, to }) => isText(file) && !(to instanceof Uint8Array))
    ? checkFolder(await withTexts(edits), dated)
    : withEditedSite(edits, (root) => checkContent(path.join(root, "content"), dated))
}
