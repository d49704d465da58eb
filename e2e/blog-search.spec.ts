import { expect, test, type Page } from "@playwright/test"
import { matchArticles, type IndexedArticle } from "../src/search/match-words"
import { hub, hubArticles } from "./support/content"
import { openPage } from "./support/open-page"

const titles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 })
const search = (page: Page) => page.getByRole("searchbox", { name: hub.searchLabel })
/** The number of results, which the search announces. */
const resultCount = (page: Page) => page.getByRole("search").getByRole("status")
const found = (count: number) =>
  count === 1 ? hub.searchOne : hub.searchSome.replace("{count}", String(count))
/** The links of the index above the articles, or of the search results in its place. */
const list = (page: Page, name = hub.index) =>
  page.getByRole("region", { name }).getByRole("listitem").getByRole("link")
const results = (page: Page) => list(page, hub.results)

/** Returns the highlighted texts in lower case, one for each match. */
const highlights = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get("search") ?? [])].map((range) => (range as Range).toString().toLowerCase()),
  )

/** A word in the text of some articles of the fixture site, but not of all. */
const word = "screening"

/** Returns the slugs of the articles that match the word, in the order of the results. */
const fetchSlugs = async (page: Page) => {
  const response = await page.request.get("/blog/search.json")
  return matchArticles((await response.json()) as IndexedArticle[], [word]).map(({ slug }) => slug)
}

test("the search covers the whole text, and shows each result with a sentence that contains the search term", async ({
  page,
}) => {
  const slugs = await fetchSlugs(page)
  await openPage(page, "/blog")
  await search(page).fill(word.toUpperCase())
  await expect(resultCount(page)).toHaveText(found(slugs.length))
  expect(
    await results(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")?.replace(/^\/blog\/|#.*$/g, "")),
    ),
  ).toEqual(slugs)
  await expect(titles(page)).toHaveCount(0)
  for (const item of await page.getByRole("region", { name: hub.results }).getByRole("listitem").all()) {
    await expect(item).toContainText(new RegExp(word, "i"))
  }
  await expect.poll(async () => new Set(await highlights(page))).toEqual(new Set([word]))
  await expect(results(page).first()).toBeInViewport()
})

test("Enter focuses the first result, and Enter again opens the article at the match", async ({ page }) => {
  await openPage(page, "/blog")
  await search(page).fill(word)
  await search(page).press("Enter")
  await expect(results(page).first()).toBeFocused()
  const href = (await results(page).first().getAttribute("href")) ?? ""
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(href)
  const section = page.locator(href.includes("#") ? href.replace(/^.*#/, "#") : "h1")
  await expect(section).toBeInViewport()
})

test("the search term is in the URL: a reload and Back restore it, and a link to the hub clears it", async ({
  page,
}) => {
  const slugs = await fetchSlugs(page)
  await openPage(page, "/blog")
  await search(page).fill(word)
  await expect(page).toHaveURL(`/blog?q=${word}`)
  await page.reload()
  await expect(resultCount(page)).toHaveText(found(slugs.length))
  await expect(search(page)).toHaveValue(word)
  await results(page).first().click()
  await expect(page).toHaveURL(/\/blog\/[a-z-]+/)
  await page.goBack()
  await expect(resultCount(page)).toHaveText(found(slugs.length))
  await expect(search(page)).toHaveValue(word)
  await page.getByRole("contentinfo").locator('a[href="/blog"]').click()
  await expect(page).toHaveURL("/blog")
  await expect(titles(page)).toHaveCount(hubArticles.length)
  await expect(search(page)).toHaveValue("")
})
