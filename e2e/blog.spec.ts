import { expect, test, type Page } from "@playwright/test"
import { hubArticles } from "./lib/content"
import { openPage } from "./lib/open-page"
import { hub } from "./lib/site"

const titles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 })
const search = (page: Page) => page.getByRole("searchbox", { name: hub.searchLabel })
const [newest, second] = hubArticles

/** A calendar day in the long form of the United States (spec, section 2). */
const longDate = (day: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day))

for (const timezoneId of ["Pacific/Auckland", "America/Los_Angeles"]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test("each article has the calendar day of its file", async ({ page }) => {
      await openPage(page, "/blog")
      const days = page.getByRole("article").getByRole("time")
      await expect(days).toHaveText(hubArticles.map(({ day }) => longDate(day)))
    })
  })
}

test("the Knowledge Hub has the four articles in full, newest first", async ({ page }) => {
  await openPage(page, "/blog")
  await expect(page.getByRole("heading", { level: 1, name: hub.title })).toBeVisible()
  await expect(titles(page)).toHaveText(hubArticles.map(({ title }) => title))
  expect(hubArticles).toHaveLength(4)
  for (const { title, author, excerpt, tags } of hubArticles) {
    const article = page.getByRole("article", { name: title })
    await expect(article).toContainText(`${hub.by} ${author}`)
    await expect(article.getByText(excerpt)).toBeVisible()
    await expect(article.getByRole("list", { name: hub.filterLabel }).getByRole("listitem")).toHaveText(tags)
    expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(900)
  }
})

test("the search still finds titles where the words of the articles cannot be fetched", async ({ page }) => {
  await page.route("**/blog/search.json", (route) => route.abort())
  await openPage(page, "/blog")
  await search(page).fill(second?.title ?? "")
  await expect(titles(page)).toHaveText([second?.title ?? ""])
})

test("each article leads to its own page, and from there to the next, the previous and the related", async ({
  page,
}) => {
  await openPage(page, "/blog")
  await page.getByRole("link", { name: `${hub.permalink}: ${newest?.title}` }).click()
  await expect(page).toHaveURL(`/blog/${newest?.slug}`)
  await expect(page.getByRole("heading", { level: 1, name: newest?.title ?? "" })).toBeVisible()
  const group = (name: string) =>
    page
      .getByRole("complementary")
      .locator("section")
      .filter({ has: page.getByRole("heading", { name }) })
  await expect(group(hub.next)).toHaveCount(0)
  await group(hub.previous).getByRole("link").click()
  await expect(page).toHaveURL(`/blog/${second?.slug}`)
  await group(hub.next).getByRole("link").click()
  await expect(page).toHaveURL(`/blog/${newest?.slug}`)
  for (const link of await group(hub.related).getByRole("link").all()) {
    const href = await link.getAttribute("href")
    expect(hubArticles.map(({ slug }) => `/blog/${slug}`)).toContain(href)
  }
  await page.getByRole("link", { name: hub.back }).click()
  await expect(page).toHaveURL("/blog")
})
