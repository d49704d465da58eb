import { expect, test, type Page } from "@playwright/test"
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

/** The addresses of the articles of the fixture site that match the word, in the order of the results, and their dates. */
const matches = ["/blog/sanctioned-party-list-screening", "/blog/sap-gts-on-hana#screening-teams"]
const dates = ["March 11, 2025", "March 18, 2025"]

test("the search covers the whole text, and shows each result with a sentence that contains the search term", async ({
  page,
}) => {
  await openPage(page, "/blog")
  await search(page).fill(word.toUpperCase())
  await expect(resultCount(page)).toHaveText(found(2))
  expect(await results(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    matches,
  )
  const items = page.getByRole("region", { name: hub.results }).getByRole("listitem")
  expect(await items.locator("time").allInnerTexts()).toEqual(dates)
  await expect(titles(page)).toHaveCount(0)
  for (const item of await items.all()) {
    await expect(item).toContainText(new RegExp(word, "i"))
  }
  await expect.poll(async () => new Set(await highlights(page))).toEqual(new Set([word]))
  await expect(results(page).first()).toBeInViewport()
})

test("the search term is in the URL: a reload and Back restore it, and a link to the hub clears it", async ({
  page,
}) => {
  await openPage(page, "/blog")
  await search(page).fill(word)
  await expect(page).toHaveURL(`/blog?q=${word}`)
  await page.reload()
  await expect(resultCount(page)).toHaveText(found(2))
  await expect(search(page)).toHaveValue(word)
  await results(page).first().click()
  await expect(page).toHaveURL(/\/blog\/[a-z-]+/)
  await page.goBack()
  await expect(resultCount(page)).toHaveText(found(2))
  await expect(search(page)).toHaveValue(word)
  await page.getByRole("contentinfo").locator('a[href="/blog"]').click()
  await expect(page).toHaveURL("/blog")
  await expect(titles(page)).toHaveCount(hubArticles.length)
  await expect(search(page)).toHaveValue("")
})
