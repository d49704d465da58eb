import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { readFileSync } from "node:fs"
import { newArticle } from "../../scripts/new-article/new-article"
import { checkContent } from "./validate/check-content"
import { formatProblem } from "./validate/problem"
import { recipesOf, type Step } from "../../test/content/recipes"
import { withValidCopy, type Edit } from "../../test/content/valid-copy"

const recipes = recipesOf(readFileSync(path.join(__dirname, "..", "..", "docs", "editing.md"), "utf8"))

/** What a recipe starts from where that is not the fixture site as it is. */
const starts: Record<string, Edit[]> = {
  "Replace the sample data": [
    { file: "site.yml", from: "sample: false", to: "sample: true" },
    { file: "site.yml", from: "email: office@harbour-test.co.uk", to: "email: consultation@example.com" },
  ],
  "Update the privacy policy": [
    {
      file: "pages/privacy-policy.yml",
      from: "version: Some words\n",
      to: 'version: "2025-05"\n',
    },
  ],
}

/** Lines with the indentation of the file they go into. */
const indented = (text: string, by: string) =>
  text
    .split("\n")
    .map((line) => (line === "" ? line : `${by}${line}`))
    .join("\n")

const take = async (root: string, step: Step): Promise<void> => {
  if (step.do === "article") {
    await newArticle(root, step.title, "2025-04-01")
    return
  }
  const file = path.join(root, step.file)
  await mkdir(path.dirname(file), { recursive: true })
  if (step.do === "picture") return copyFile(path.join(root, "content", "home", "hero.png"), file)
  if (step.do === "write") return writeFile(file, step.to)
  const text = await readFile(file, "utf8")
  const by = ["", "  ", "    "].find(
    (spaces) => text.includes(`\n${indented(step.from, spaces)}`) || text.startsWith(step.from),
  )
  if (by === undefined) throw new Error(`${step.file} does not hold:\n${step.from}`)
  await writeFile(
    file,
    text.replace(indented(step.from, by), () => indented(step.to, by)),
  )
}

test.each(recipes)("the recipe “$title” can be followed and leaves no mistake", async ({ title, steps }) => {
  const problems = await withValidCopy(starts[title] ?? [], async (root) => {
    for (const step of steps) await take(root, step)
    return checkContent(path.join(root, "content"), { release: true, today: "2026-01-01" })
  })
  expect(problems.filter(({ message }) => !message.includes("slugs.lock.yml")).map(formatProblem)).toEqual([])
})

test("the guide has a recipe for each of the usual tasks", () => {
  expect(recipes.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      "Change the text of a module",
      "Add an article with a picture",
      "Correct a date",
      "Replace the sample data",
      "Update the privacy policy",
      "Add a client",
    ]),
  )
})
