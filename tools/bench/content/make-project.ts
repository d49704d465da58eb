import { cp, link, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"

/** What a build needs no copy of. */
const leftOut = new Set([
  ...[".git", ".cache", ".data", ".test-sites", "public", "node_modules"],
  ...["e2e", "test-results", "playwright-report"],
])

/** A day of its own for each article, all of them past, for a future one is not built. */
const dayOf = (number: number): string =>
  new Date(Date.UTC(2000, 0, 1) + number * 86_400_000).toISOString().slice(0, 10)

/** The text of an article with another number, title and day, so that no two are the same. */
const vary = (text: string, number: number): string =>
  text
    .replace(/^id: .*$/m, `id: ${number}`)
    .replace(/^title: .*$/m, `title: Article number ${number}`)
    .replace(/^date: .*$/m, `date: ${dayOf(number)}`)
    .replace(/^updated: .*\n/m, "")
    .replace(/^aliases:\n(?: +- .*\n)*/m, "")

/** Writes an article like the one in `model`. Its pictures are the same files, which fill the disk once. */
const writeArticle = async (model: string, folder: string, number: number): Promise<void> => {
  await mkdir(folder)
  for (const name of await readdir(model)) {
    const [from, to] = [path.join(model, name), path.join(folder, name)]
    if (name === "index.md") await writeFile(to, vary(await readFile(from, "utf8"), number))
    else await link(from, to)
  }
}

/** Copies what a build of the project in `from` needs into the folder `root`. */
export const copyProject = async (from: string, root: string): Promise<void> => {
  for (const name of await readdir(from)) {
    if (!leftOut.has(name)) await cp(path.join(from, name), path.join(root, name), { recursive: true })
  }
  await symlink(path.join(from, "node_modules"), path.join(root, "node_modules"), "dir")
}

/**
 * Copies the project into a temporary folder and adds articles, made from those that are there.
 * @param articles how many there shall be in the end
 * @returns the folder, for the caller to delete
 */
export const makeProject = async (from: string, articles: number): Promise<string> => {
  const root = await mkdtemp(path.join(tmpdir(), "bench-content-"))
  await copyProject(from, root)
  const folder = path.join(root, "content", "articles")
  const models = (await readdir(folder)).filter((name) => name.includes("--"))
  for (let number = models.length + 1; number <= articles; number += 1) {
    const model = path.join(folder, models[number % models.length] ?? "")
    await writeArticle(model, path.join(folder, `${dayOf(number)}--article-${number}`), number)
  }
  return root
}
