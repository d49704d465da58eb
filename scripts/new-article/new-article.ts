import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { stringify } from "yaml"
import { filesOfType, slugsOf } from "../../src/content-model/content-file"
import { readFolder } from "../../src/content-model/validate/read-folder"
import { slugify } from "../../src/site/slugify"

const placeholder = (what: string) => `{{OWNER: ${what}}}`

/** Returns the text of a new article, with placeholders for what only its author can write. */
const articleText = (title: string, date: string): string => {
  const fields = {
    title,
    excerpt: placeholder("one or two sentences that say what the reader will learn"),
    author: "{consultant}",
    date,
    tags: [placeholder("a topic")],
    picture: { src: "./chart.png", alt: placeholder("what the picture shows") },
    draft: true,
  }
  return `---
${stringify(fields, { lineWidth: 0 })}---

${placeholder("the opening: the reader's problem, in two or three sentences")}

## ${placeholder("the first heading")}

${placeholder("what you have to say about it")}
`
}

/** An empty picture, wide enough for the content check and with the aspect ratio of article pictures, in pixels. */
const placeholderPicture = { width: 1600, height: 900, channels: 3, background: "#dfe8ee" } as const

/**
 * Writes the folder of a new article: a draft with placeholders and a placeholder picture.
 * @param root the project folder
 * @param date the day of publication, as YYYY-MM-DD
 * @returns the path of the article's file, relative to the project folder
 * @throws an Error if an article with this address exists
 */
export const newArticle = async (root: string, title: string, date: string): Promise<string> => {
  const { sources } = await readFolder(path.join(root, "content"))
  const articles = filesOfType(sources, "Article")
  const slug = slugify(title)
  const same = articles.find((article) => slugsOf(article).includes(slug))
  if (same) throw new Error(`${same.file} already has this address. Choose another title.`)

  const folder = `content/articles/${date}--${slug}`
  await mkdir(path.join(root, folder), { recursive: true })
  await sharp({ create: placeholderPicture }).toFile(path.join(root, folder, "chart.png"))
  await writeFile(path.join(root, folder, "index.md"), articleText(title, date))
  return `${folder}/index.md`
}
