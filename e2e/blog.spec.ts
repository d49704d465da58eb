import { expect, test, type Page } from "@playwright/test"
import { hub, hubArticles } from "./support/content"
import { openPage } from "./support/open-page"

const titles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 })
/** The links of the index above the articles. */
const list = (page: Page) =>
  page.getByRole("region", { name: hub.index }).getByRole("listitem").getByRole("link")
const [newest, second] = hubArticles

/** Returns the number of words in a markdown text, without its markup and the URLs of its links. */
const wordCount = (markdown: string) =>
  markdown.replace(/\]\([^)]*\)/g, "").match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0

/** Formats a date in the long en-US format. */
const longDate = (day: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day))

for (const timezoneId of ["Pacific/Auckland", "America/Los_Angeles"]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test("each article shows the date in its file", async ({ page }) => {
      await openPage(page, "/blog")
      const days = page.getByRole("article").getByRole("time")
      const written = hubArticles.flatMap(({ day, updated }) => [day, updated ?? []].flat())
      await expect(days).toHaveText(written.map(longDate))
    })
  })
}

test("the Knowledge Hub contains every article in full, newest first, with an index and a link to the feed", async ({
  page,
}) => {
  await openPage(page, "/blog")
  await expect(page.getByRole("heading", { level: 1, name: hub.title })).toBeVisible()
  await expect(titles(page)).toHaveText(hubArticles.map(({ title }) => title))
  expect(hubArticles.length).toBeGreaterThan(3)
  for (const { title, author, excerpt, tags, body } of hubArticles) {
    const article = page.getByRole("article", { name: title })
    await expect(article).toContainText(`${hub.by} ${author}`)
    await expect(article.getByText(excerpt)).toBeVisible()
    await expect(article.getByRole("list", { name: hub.filterLabel }).getByRole("listitem")).toHaveText(tags)
    for (const heading of body.matchAll(/^##+ (.*)$/gm)) await expect(article).toContainText(heading[1] ?? "")
    expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(wordCount(body) * 0.9)
  }
  // The index above the articles.
  await expect(list(page)).toHaveText(hubArticles.map(({ title }) => title))
  expect(await list(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    hubArticles.map(({ slug }) => `/blog/${slug}`),
  )
  await expect(page.getByRole("link", { name: hub.feed })).toHaveAttribute("href", "/rss.xml")
  // Topics are a filter from eight articles on.
  await expect(page.getByRole("group", { name: hub.filterLabel })).toHaveCount(hubArticles.length < 8 ? 0 : 1)
})

test("each article links to its own page, which links to the next, the previous and related articles", async ({
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
