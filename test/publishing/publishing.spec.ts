import assert from "node:assert/strict"
import { readFile, writeFile } from "node:fs/promises"
import { allowEditor, addArticle } from "../editor/edit-live"
import { EditorWindow, startBrowser } from "../editor/editor-window"
import { expect } from "../editor/patient-expect"
import { after, before, test } from "../service/runner"
import { panel, startLiveEditing } from "./live-editing"
import { first, TestProject } from "./test-project"

// Live editing, then a build of the same project.

const project = new TestProject()

before(async () => {
  await project.make()
  await allowEditor(project)
})
after(() => project.remove())

test("live editing shows every article and lists mistakes in the page", async () => {
  const live = await startLiveEditing(project)
  const browser = await startBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 640, height: 900 } })
    await page.goto(`${live.site}/blog`)
    for (const name of ["Draft lane", "First lane", "Planned lane", "Second lane"]) {
      await expect(page.getByRole("link", { name: new RegExp(name, "i") })).toBeVisible()
    }

    await page.goto(`${live.site}/blog/draft-lane`)
    await expect(page.getByRole("heading", { name: "Draft lane" })).toBeVisible()

    const file = project.file(`${first}/index.md`)
    const good = await readFile(file, "utf8")
    await writeFile(file, good.replace("2025-03-04", "soon"))
    // The editor is prepared first. Then its page waits for an article that has no page.
    await page.goto(`${live.site}/admin/live.html?page=/blog/missing#top`)
    await expect(panel(page).getByText("(soon)")).toBeVisible()
    await page.goto(`${live.site}/blog`)
    await expect(panel(page).getByText("(soon)")).toBeVisible()
    await expect(panel(page)).toBeInViewport()
    await writeFile(file, good)
    await expect(panel(page).getByText("(soon)")).toHaveCount(0)

    const window = await EditorWindow.open(browser, `${live.site}/admin/`, project.root)
    const articles = await window.list("articles")
    await expect(articles.getByRole("row").first()).toContainText("2027-05-01 Planned lane")
    await expect(articles).toContainText("2025-03-18 Draft lane (draft)")
    await window.form("articles/entries/2025-03-04--first-lane/index")
    await window.set("title", "The first lane, edited")
    await window.save()
    const heading = (name: string) => window.livePage.getByRole("heading", { name })
    await expect(heading("The first lane, edited")).toBeVisible()
    await window.set("author", "{consultnt}")
    await window.save()
    const inFrame = window.livePage.locator("content-problems").getByRole("alert")
    await expect(inFrame.getByText("consultnt")).toBeVisible()
    await window.set("author", "Test Person")
    await window.save()
    await expect(inFrame.getByText("consultnt")).toHaveCount(0)

    await addArticle(window)
    await expect(heading("Fresh lane")).toBeVisible()
    await expect(window.livePage.getByText("Words of the fresh lane.")).toBeVisible()
    await expect(window.livePage.locator("section[data-reopened]")).toHaveCSS("visibility", "hidden")
    await window.switchOff("draft")
    await window.save()
  } finally {
    await browser.close()
    await live.stop()
  }
})

test("a build after live editing contains an article from its date on, and nothing of a draft", async () => {
  const draft = /draft[ -]lane/i
  assert.notDeepEqual(
    await project.filesWith(draft),
    [],
    "live editing shows drafts and stores their pictures",
  )
  await project.build("2027-05-01")
  assert.deepEqual(await project.filesWith(draft), [])
  const files = await project.filesWith(/planned[ -]lane/i)
  for (const file of [
    ...["blog/planned-lane/index.html", "blog/index.html", "blog/fresh-lane/index.html", "_redirects"],
    ...["rss.xml", "atom.xml", "sitemap.xml", "blog/search.json", "social/blog/planned-lane.jpg"],
  ]) {
    assert.ok(files.includes(file), `${file} does not contain the article`)
  }
  assert.ok(files.some((file) => /^static\/.*planned-lane\.[a-z]+$/.test(file)))
  const html = await readFile(project.file("public/blog/fresh-lane/index.html"), "utf8")
  assert.match(html, /Words of the fresh lane\./)
  assert.match(html, /\/fresh\.(avif|webp)/)
})
