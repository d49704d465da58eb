import { expect, test, type Page } from "@playwright/test"
import { hub, hubArticles } from "./support/content"
import { openPage } from "./support/open-page"

const titles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 })
const search = (page: Page) => page.getByRole("searchbox", { name: hub.searchLabel })
const results = (page: Page) => page.getByRole("region", { name: hub.results }).getByRole("listitem")

/** A word in the text of two articles of the fixture site. */
const word = "screening"

test("the search covers the whole text, and shows each result with its date and the sentence that matches", async ({
  page,
}) => {
  await openPage(page, "/blog")
  await search(page).fill(word.toUpperCase())
  await expect(results(page)).toContainText([/screening.*March 11, 2025/, /March 18, 2025.*screening/])
  const links = results(page).getByRole("link")
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/blog/sanctioned-party-list-screening",
    "/blog/sap-gts-on-hana#screening-teams",
  ])
  await expect(titles(page)).toHaveCount(0)
})

test("Back restores the search term of the URL, and a link to the hub clears it", async ({ page }) => {
  await openPage(page, "/blog")
  await search(page).fill(word)
  await expect(page).toHaveURL(`/blog?q=${word}`)
  await results(page).getByRole("link").first().click()
  await expect(page).toHaveURL(/\/blog\/[a-z-]+/)
  await page.goBack()
  await expect(results(page)).toHaveCount(2)
  await expect(search(page)).toHaveValue(word)
  await page.getByRole("contentinfo").locator('a[href="/blog"]').click()
  await expect(page).toHaveURL("/blog")
  await expect(titles(page)).toHaveCount(hubArticles.length)
  await expect(search(page)).toHaveValue("")
})
