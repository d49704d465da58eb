import { expect, test, type Page } from "@playwright/test"
import { hub, hubArticles } from "./support/content"
import { overflowInPage } from "./support/layout"
import { kinds, openPage, visit } from "./support/open-page"

const titles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 })
const [newest, second] = hubArticles

/** Returns the number of words in a markdown text, without its markup and the URLs of its links. */
const wordCount = (markdown: string) =>
  markdown.replace(/\]\([^)]*\)/g, "").match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0

/** Formats a date in the long en-US format. */
const longDate = (day: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day))

test("the Knowledge Hub contains every article in full, newest first, below an index", async ({ page }) => {
  await openPage(page, "/blog")
  await expect(page.getByRole("heading", { level: 1, name: hub.title })).toBeVisible()
  await expect(titles(page)).toHaveText(hubArticles.map(({ title }) => title))
  expect(hubArticles.length).toBeGreaterThan(3)
  const days = hubArticles.flatMap(({ day, updated }) => [day, updated ?? []].flat())
  await expect(page.getByRole("article").getByRole("time")).toHaveText(days.map(longDate))
  for (const { slug, title, author, excerpt, body } of hubArticles) {
    const article = page.getByRole("article", { name: title })
    await expect(article.getByRole("link", { name: title })).toHaveAttribute("href", `/blog/${slug}`)
    await expect(article).toContainText(`${hub.by} ${author}`)
    await expect(article.getByText(excerpt)).toBeVisible()
    for (const heading of body.matchAll(/^##+ (.*)$/gm)) await expect(article).toContainText(heading[1] ?? "")
    expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(wordCount(body) * 0.9)
  }
  const index = page.getByRole("navigation", { name: hub.index }).getByRole("link")
  await expect(index).toHaveText(hubArticles.map(({ title }) => title))
})

test("an article has its title, excerpt and author, then the text, and leads on and back", async ({
  page,
}) => {
  await openPage(page, `/blog/${newest?.slug}`)
  const header = page.getByRole("article").locator("header")
  await expect(header.getByRole("heading", { level: 1 })).toHaveText(newest?.title ?? "")
  await expect(header).toContainText(`${hub.by} ${newest?.author}`)
  await expect(header.getByText(newest?.excerpt.trim() ?? "", { exact: true })).toBeVisible()
  const footer = page.getByRole("article").locator("footer")
  await footer.getByRole("link", { name: second?.title ?? "" }).click()
  await expect(page).toHaveURL(`/blog/${second?.slug}`)
  await footer.getByRole("link", { name: hub.back }).click()
  await expect(page).toHaveURL("/blog")
})

const sizes = [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const

for (const [width, height] of sizes) {
  test(`at ${width} × ${height} px the text of an article begins on the first half screen, below its title and lead`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await visit(page, kinds.article)
    const box = async (selector: string) =>
      (await page.locator(`article ${selector}`).first().boundingBox()) ?? { x: 0, y: 999 }
    const [title, text] = [await box("h1"), await box(".prose p")]
    expect(text.y).toBeLessThan(450)
    expect(text.x).toBe(title.x)
  })
}

test("a long word in a table of two columns breaks on phones", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await visit(page, kinds.article)
  await page
    .locator(".prose")
    .first()
    .evaluate((prose) => {
      const cells = ["Customs".repeat(8), "word ".repeat(30)].map((words) => `<td>${words}</td>`)
      prose.insertAdjacentHTML("beforeend", `<table class="columns-2"><tr>${cells.join("")}</tr></table>`)
    })
  expect(await page.evaluate(overflowInPage)).toEqual([])
})

test("on phones a cell of a table has the name of its column", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, "/blog/sap-gts-on-hana")
  const cell = page.locator(".prose td[data-column]").first()
  const name = await cell.getAttribute("data-column")
  const shown = await cell.evaluate((element) => getComputedStyle(element, "::before").content)
  expect(shown).toBe(JSON.stringify(name))
})
