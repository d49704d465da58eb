import { readFile, symlink, writeFile } from "node:fs/promises"
import path from "node:path"
import { EditorWindow } from "../editor/editor-window"
import { editorPackages, expect, test as base } from "../editor/fixtures"
import { startLiveEditing } from "./start-live-editing"
import { first, TestProject } from "./test-project"

const test = base.extend<{
  project: TestProject
  /** Live editing of `project`. */
  live: Awaited<ReturnType<typeof startLiveEditing>>
}>({
  project: async ({}, use) => {
    const project = new TestProject()
    await project.make()
    await symlink(editorPackages, project.file("tools/editor/node_modules"), "dir")
    await use(project)
    await project.remove()
  },
  live: async ({ project }, use) => {
    const live = await startLiveEditing(project)
    await use(live)
    await live.stop()
  },
})

test("live editing shows drafts, mistakes and changes at once", async ({ live, page, project }) => {
  await test.step("live editing shows every article", async () => {
    await page.goto(`${live.site}/blog`)
    for (const name of [
      "Draft lane",
      "Integrating SAP GTS and EWM",
      "Planned lane",
      "Maximizing the return",
    ]) {
      await expect(page.getByRole("link", { name: new RegExp(name, "i") })).toBeVisible()
    }
    await page.goto(`${live.site}/blog/draft-lane`)
    await expect(page.getByRole("heading", { name: "Draft lane" })).toBeVisible()
  })

  await test.step("the terminal names a mistake until it is fixed, and the page stays", async () => {
    const file = project.file(`${first}/index.md`)
    const good = await readFile(file, "utf8")
    await writeFile(file, good.replace("2025-03-04", "soon"))
    await expect.poll(live.printed).toContain("(soon)")
    await page.goto(`${live.site}/blog/first-lane`)
    await expect(page.getByRole("heading", { name: "The first lane" })).toBeVisible()
    await writeFile(file, good)
    await expect.poll(live.printed).toMatch(/\(soon\)[^]*The content is in order\./)
  })

  const window = await EditorWindow.open(page, `${live.site}/admin/`, project.root)
  const heading = (name: string) => window.livePage.getByRole("heading", { name })

  await test.step("a saved change appears beside the form", async () => {
    const articles = await window.list("articles")
    await expect(articles.getByRole("row").first()).toContainText("2027-05-01 Planned lane")
    await expect(articles).toContainText("2025-03-18 Draft lane (draft)")
    await window.formAndLivePage("articles/entries/2025-03-04--integrating-sap-gts-and-ewm/index")
    await window.set("title", "The first lane, edited")
    await window.save()
    await expect(heading("The first lane, edited")).toBeVisible()
  })

  await test.step("a new article appears beside the form", async () => {
    await window.form("articles/new")
    await window.set("title", "Fresh lane")
    await window.set("excerpt", "What the reader will learn.")
    await window.set("author", "Test Person")
    await window.set("date", "2025-03-20")
    await window.addItem("tags")
    await window.set("tags.0", "Origin")
    await window.set("body", "Words of the fresh lane.")
    await window.addPicture("body", path.resolve("test/content/site/home/hero.png"))
    await window.save()
    await expect(heading("Fresh lane")).toBeVisible()
    await expect(window.livePage.getByText("Words of the fresh lane.")).toBeVisible()
  })
})
