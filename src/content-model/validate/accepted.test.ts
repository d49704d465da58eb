import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { accepted } from "../../../test/content/accepted"
import { fixtureContent } from "../../../test/content/copy"
import { problemsOf, type Edit } from "../../../test/content/valid-copy"
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

/** Adds the article with its pictures, and keeps its address. */
const withArticle = async (folder: string): Promise<Edit[]> => {
  const to = readFileSync(path.join(rightTexts, folder, "index.md"), "utf8")
  const inText = await screenshot(640)
  const names = new Set([...to.matchAll(/\.\/([a-z]+\.png)/g)].map(([, name = ""]) => name))
  const pictures = [...names].map((name) => ({ file: `articles/${folder}/${name}`, to: inText }))
  const last = "- maximizing-sap-gts-roi\n"
  return [
    { file: `articles/${folder}/index.md`, to },
    { file: "articles/slugs.lock.yml", from: last, to: `${last}- ${folder.slice(12)}\n` },
    ...pictures,
  ]
}

test("the fixture content has no error", async () => {
  const problems = await problemsOf([], {}, fixtureContent)
  expect(problems.filter(({ severity }) => severity === "error").map(formatProblem)).toEqual([])
})

test.each(articles)("the check asks at most for a shorter title of a right article: %s", async (folder) => {
  const problems = await problemsOf(await withArticle(folder), { today: "2026-12-01" }, fixtureContent)
  const others = problems.filter(({ file, fix }) => file.includes(folder) && !fix.includes("shortTitle"))
  expect(others.map(formatProblem)).toEqual([])
})
