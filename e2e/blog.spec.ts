import { expect, test, type Page } from "@playwright/test"
import { hub, hubArticles } from "./support/content"
import { openPage } from "./support/open-page"

const titles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 })
const [newest, second] = hubArticles

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
  for (const { title, author, excerpt, body } of hubArticles) {
    const article = page.getByRole("article", { name: title })
    await expect(article).toContainText(`${hub.by} ${author}`)
    await expect(article.getByText(excerpt)).toBeVisible()
    for (const heading of body.matchAll(/^##+ (.*)$/gm)) await expect(article).toContainText(heading[1] ?? "")
    expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(body.split(/\s+/).length * 0.8)
  }
  const index = page.getByRole("region", { name: hub.index }).getByRole("listitem").getByRole("link")
  await expect(index).toHaveText(hubArticles.map(({ title }) => title))
})

test("the contents of an article are folded on a phone and open at a tap, and are open on a wide screen", async ({
  page,
}) => {
  const contents = page.getByRole("navigation", { name: hub.contents })
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `/blog/${newest?.slug}`)
  await expect(contents).toBeHidden()
  await page.getByText(hub.contents).first().click()
  await expect(contents).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.reload()
  await expect(contents).toBeVisible()
})

test("the page of an article links to the next, the previous and related articles", async ({ page }) => {
  await openPage(page, `/blog/${newest?.slug}`)
  const group = (name: string) =>
    page
      .getByRole("complementary")
      .locator("section")
      .filter({ has: page.getByRole("heading", { name }) })
  await expect(group(hub.next)).toHaveCount(0)
  await expect(group(hub.related).getByRole("link")).not.toHaveCount(0)
  await group(hub.previous).getByRole("link").click()
  await expect(page).toHaveURL(`/blog/${second?.slug}`)
  await group(hub.next).getByRole("link").click()
  await expect(page).toHaveURL(`/blog/${newest?.slug}`)
})
