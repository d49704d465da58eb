import { link, mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { copyProject } from "../../../test/built-site/test-site"

/** Returns a different date for each article, all in the past, because articles with a future date are not built. */
const dateOf = (number: number): string =>
  new Date(Date.UTC(2000, 0, 1) + number * 86_400_000).toISOString().slice(0, 10)

/** Changes the id, title and date of an article, so that no two are the same. */
const vary = (text: string, number: number): string =>
  text
    .replace(/^id: .*$/m, `id: ${number}`)
    .replace(/^title: .*$/m, `title: Article number ${number}`)
    .replace(/^date: .*$/m, `date: ${dateOf(number)}`)
    .replace(/^updated: .*\n/m, "")
    .replace(/^aliases:\n(?: +- .*\n)*/m, "")

/** Writes a copy of the article in `model`, with hard links to its images to save disk space. */
const writeArticle = async (model: string, folder: string, number: number): Promise<void> => {
  await mkdir(folder)
  for (const name of await readdir(model)) {
    const [from, to] = [path.join(model, name), path.join(folder, name)]
    if (name === "index.md") await writeFile(to, vary(await readFile(from, "utf8"), number))
    else await link(from, to)
  }
}

/**
 * Copies the project into a temporary folder and adds generated articles.
 * @param articles total number of articles
 * @returns the folder, which the caller deletes
 */
export const makeProject = async (articles: number): Promise<string> => {
  const root = await mkdtemp(path.join(tmpdir(), "bench-content-"))
  await copyProject(root)
  const folder = path.join(root, "content", "articles")
  const models = (await readdir(folder)).filter((name) => name.includes("--"))
  for (let number = models.length + 1; number <= articles; number += 1) {
    const model = path.join(folder, models[number % models.length] ?? "")
    await writeArticle(model, path.join(folder, `${dateOf(number)}--article-${number}`), number)
  }
  return root
}
