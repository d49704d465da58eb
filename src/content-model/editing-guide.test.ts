import { cp, mkdtemp, rm } from "node:fs/promises"
import { existsSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { changedText, followRecipes } from "../../test/content/follow-step"
import { recipesOf, recipesTogether, type Recipe } from "../../test/content/recipes"
import { editorConfig } from "../../tools/editor/config"
import { isDeliveredSample } from "../../test/content/sample"
import { checkContent } from "./validate/check-content"
import { checkRelease } from "./validate/text/check-unfinished"
import { formatProblem } from "./validate/problem"
import { parseContentFile } from "./content-file"
import { visibleText } from "./validate/extract"

const project = path.join(__dirname, "..", "..")
const guide = readFileSync(path.join(project, "docs", "editing.md"), "utf8")
const recipes = recipesOf(guide)

/** Follows recipes in order on a copy of `content/`, and returns the output of the check. */
const linesAfter = async (followed: readonly Recipe[]): Promise<string[]> => {
  const root = await mkdtemp(path.join(tmpdir(), "guide-"))
  try {
    await cp(path.join(project, "content"), path.join(root, "content"), { recursive: true })
    await followRecipes(root, followed)
    const problems = await checkContent(path.join(root, "content"), { today: "2026-11-22" })
    return problems.map(formatProblem)
  } finally {
    await rm(root, { recursive: true })
  }
}

const recipe = (title: string) => recipes.filter((each) => each.title === title)

test("the guide has a recipe for each of the usual tasks", () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    "Change the text of a module",
    "Put in your own name and contact data",
    "Add an article with a picture",
    "Schedule an article",
    "Correct a date",
    "Rename an article",
    "Delete an article",
    "Add a client",
    "Remove a case study",
    "Change the order",
    "Update the privacy policy",
    "Add a section to the policy",
    "Change the cookie banner",
    "Change the mails",
    "Offer a file to download",
    "Say something that sounds like a promise",
  ])
})

test("each recipe says what to do in the editor, with the names of its forms", () => {
  const { collections } = editorConfig({ name: "github", repo: "owner/name" })
  const names = collections.flatMap((each) => [
    each.label,
    ...("files" in each ? each.files.map(({ label }) => `${each.label} › ${label}`) : []),
  ])
  const withoutExamples = guide.replace(/^```[^]*?^```/gm, "")
  const sections = withoutExamples
    .split(/^## /m)
    .filter((section) => recipe(section.split("\n")[0] ?? "").length > 0)
  const silent = sections.filter((section) => {
    const note = /^In the editor: [^]*/m.exec(section)?.[0] ?? ""
    const named = [...note.matchAll(/\*\*(.+?)\*\*/gs)].map(([, name = ""]) => name.replace(/\s+/g, " "))
    return (
      note === "" ||
      named.some((name) => !names.includes(name)) ||
      (named.length === 0 && !note.includes("“Assets”"))
    )
  })
  expect(silent.map((section) => section.split("\n")[0])).toEqual([])
})

// The recipes show texts of the sample; once content/ has other texts, they no longer apply.
if (isDeliveredSample()) {
  test("each path of a content file in the guide exists, or is made by a recipe", () => {
    const made = recipes.flatMap(({ steps }) =>
      steps.map((step) => (step.do === "rename" ? step.to : step.file)),
    )
    const named = [...guide.matchAll(/`(content\/[^`\s]*[^`/\s])`/g)].map(([, file = ""]) => file)
    const isThere = (file: string) =>
      existsSync(path.join(project, file)) || made.some((each) => file.startsWith(each))
    expect(named.filter((file) => !isThere(file))).toEqual([])
  })

  test.each(recipes)("the recipe “$title” can be followed and leaves no problem", async (each) => {
    expect(await linesAfter([each])).toEqual([])
  })

  test("all recipes can be followed one after the other and leave no problem", async () => {
    expect(await linesAfter(recipesTogether(recipes))).toEqual([])
  })

  test("without its pictures an article is refused", async () => {
    const [article] = recipe("Add an article with a picture")
    const steps = article?.steps.filter(({ do: does }) => does !== "picture") ?? []
    expect(await linesAfter([{ title: "", steps }])).toEqual([
      expect.stringContaining("the picture ./chart.png does not exist"),
      expect.stringContaining("the picture ./log.png does not exist"),
    ])
  })

  test("a release is refused while a fact of the sample is left", () => {
    const [own] = recipe("Put in your own name and contact data")
    const step = own?.steps.find((each) => each.do === "fields")
    const facts = step?.lines ?? []
    expect(facts.length).toBeGreaterThan(8)
    const site = readFileSync(path.join(project, "content", "site.yml"), "utf8")
    const left = (lines: string[]) => {
      const source = parseContentFile("site.yml", step ? changedText(site, { ...step, lines }) : site)
      return checkRelease(source, visibleText(source)).map(formatProblem)
    }
    expect(left(facts)).toEqual([])
    for (const fact of facts.filter((line) => !line.startsWith("locality"))) {
      const others = facts.filter((line) => line !== fact)
      expect([fact, left(others)]).toEqual([fact, [expect.any(String)]])
    }
  })
}
