import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { checkContent, type CheckOptions } from "../../src/content-model/validate/check-content"
import { formatProblem, type Problem } from "../../src/content-model/validate/problem"

/** An edit of the fixture site: replaces `from`, or the whole file, by `to`; `to: null` deletes the file. */
export type Edit = { file: string; from?: string; to: string | Uint8Array | null }

const valid = path.join(__dirname, "valid")

const apply = async (content: string, { file, from, to }: Edit): Promise<void> => {
  const target = path.join(content, file)
  if (to === null) return rm(target, { recursive: true })
  await mkdir(path.dirname(target), { recursive: true })
  if (from === undefined || typeof to !== "string") return writeFile(target, to)
  const text = await readFile(target, "utf8")
  if (!text.includes(from)) throw new Error(`${file} does not contain: ${from}`)
  await writeFile(
    target,
    text.replace(from, () => to),
  )
}

/**
 * Copies a fixture site into a temporary project, edits it and passes the project folder to `use`. Deletes the folder
 * afterwards.
 */
export const withValidCopy = async <T>(
  edits: readonly Edit[],
  use: (root: string) => Promise<T>,
  site = valid,
): Promise<T> => {
  const root = await mkdtemp(path.join(tmpdir(), "content-"))
  try {
    await cp(site, path.join(root, "content"), { recursive: true })
    for (const edit of edits) await apply(path.join(root, "content"), edit)
    return await use(root)
  } finally {
    await rm(root, { recursive: true })
  }
}

/** Checks an edited copy of a fixture site, by default on a day after its articles. */
export const problemsOf = (
  edits: readonly Edit[],
  options: CheckOptions = {},
  site = valid,
): Promise<Problem[]> =>
  withValidCopy(
    edits,
    (root) => checkContent(path.join(root, "content"), { today: "2026-01-01", ...options }),
    site,
  )

/**
 * Checks an edited copy of the fixture site, and returns the lines that the check prints.
 * @param prepare changes the content folder in ways that edits cannot
 */
export const checkValidCopy = (
  edits: readonly Edit[],
  options: CheckOptions = {},
  prepare?: (content: string) => Promise<void>,
): Promise<string[]> =>
  withValidCopy(edits, async (root) => {
    const content = path.join(root, "content")
    await prepare?.(content)
    return (await checkContent(content, { today: "2026-01-01", ...options })).map(formatProblem)
  })
