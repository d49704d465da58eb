import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { readFolder } from "../../src/content-model/validate/read-folder"
import type { Source } from "../../src/content-model/validate/source"
import { slugify } from "../../src/site/slugify"
import { articleText } from "./article-text"
import { placeholderPicture } from "./placeholder-picture"

const field = (source: Source | undefined, name: string): unknown =>
  (source?.values as Record<string, unknown> | null | undefined)?.[name]

/**
 * Writes the folder of a new article, a draft with marked placeholders.
 * @param root the project's folder
 * @param date the day of publication, as YYYY-MM-DD
 * @returns the article's file, from the project's folder
 * @throws where an article with this address exists
 */
export const newArticle = async (root: string, title: string, date: string): Promise<string> => {
  const { sources } = await readFolder(path.join(root, "content"))
  const articles = sources.filter(({ noun }) => noun?.type === "Article")
  const slug = slugify(title, new Set())
  const same = articles.find(({ path: file }) => file.includes(`--${slug}/`))
  if (same) throw new Error(`${same.file} has this title already. Choose another title.`)

  const numbers = articles.map((source) => Number(field(source, "id"))).filter(Number.isInteger)
  const folder = `content/articles/${date}--${slug}`
  await mkdir(path.join(root, folder), { recursive: true })
  await writeFile(path.join(root, folder, "chart.png"), await placeholderPicture())
  const text = articleText({ id: Math.max(0, ...numbers) + 1, title, date })
  await writeFile(path.join(root, folder, "index.md"), text)
  return `${folder}/index.md`
}
