import { cp, mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"

/** What a build needs no copy of. */
const leftOut = new Set([".git", ".cache", "public", "node_modules", "test-results", "playwright-report"])

/** The text of an article with another number, title and day, so that no two are the same. */
const vary = (text: string, number: number): string => {
  const day = new Date(Date.UTC(2020, 0, 1) + number * 86_400_000).toISOString().slice(0, 10)
  return text
    .replace(/^id: .*$/m, `id: ${number}`)
    .replace(/^title: .*$/m, `title: Article number ${number}`)
    .replace(/^date: .*$/m, `date: ${day}`)
}

/**
 * Copies the project into a temporary folder and adds articles, made from those that are there.
 * @param articles how many there shall be in the end
 * @returns the folder, for the caller to delete
 */
export const makeProject = async (from: string, articles: number): Promise<string> => {
  const root = await mkdtemp(path.join(tmpdir(), "bench-content-"))
  for (const name of await readdir(from)) {
    if (!leftOut.has(name)) await cp(path.join(from, name), path.join(root, name), { recursive: true })
  }
  await symlink(path.join(from, "node_modules"), path.join(root, "node_modules"), "dir")
  const folder = path.join(root, "content", "articles")
  const names = (await readdir(folder)).filter((name) => name.includes("--"))
  for (let number = names.length + 1; number <= articles; number += 1) {
    const model = path.join(folder, names[number % names.length] ?? "")
    const copy = path.join(folder, `2020-01-01--article-${number}`)
    await cp(model, copy, { recursive: true })
    const file = path.join(copy, "index.md")
    await writeFile(file, vary(await readFile(file, "utf8"), number))
  }
  return root
}
