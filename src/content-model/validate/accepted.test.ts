import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { accepted } from "../../../test/content/accepted"
import { problemsOf, type Edit } from "../../../test/content/edited-site"
import { formatProblem } from "./problem"

test.each(accepted)("the check has nothing to say about this: $title", async ({ edits }) => {
  expect((await problemsOf(edits)).map(formatProblem)).toEqual([])
})

const rightTexts = path.join(__dirname, "..", "..", "..", "test", "content", "right-texts")
const articles = readdirSync(rightTexts)

const screenshot = (width: number) =>
  sharp({ create: { width, height: 600, channels: 3, background: "#123" } })
    .png()
    .toBuffer()

/** Adds the article with its pictures. */
const withArticle = async (folder: string): Promise<Edit[]> => {
  const to = readFileSync(path.join(rightTexts, folder, "index.md"), "utf8")
  const inText = await screenshot(640)
  const names = new Set([...to.matchAll(/\.\/([a-z]+\.png)/g)].map(([, name = ""]) => name))
  const pictures = [...names].map((name) => ({ file: `articles/${folder}/${name}`, to: inText }))
  return [{ file: `articles/${folder}/index.md`, to }, ...pictures]
}

test.each(articles)("the check has nothing to say about a right article: %s", async (folder) => {
  const problems = await problemsOf(await withArticle(folder), { today: "2026-12-01" })
  expect(problems.map(formatProblem)).toEqual([])
})
