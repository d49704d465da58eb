import { expect, test, type Page } from "@playwright/test"
import { policy, policySections } from "./support/content"
import { openPage } from "./support/open-page"

const search = (page: Page) => page.getByRole("searchbox", { name: policy.searchLabel })

test("the contents list follows the search, and Enter scrolls to the first match", async ({ page }) => {
  await openPage(page, "/privacy-policy")
  const listed = () =>
    page
      .getByRole("navigation", { name: policy.contents })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")))
  expect(await listed()).toEqual(policySections.map(({ slug }) => `#${slug}`))
  await search(page).fill("statistics")
  await search(page).press("Enter")
  const slugs = await page.locator("details:visible").evaluateAll((all) => all.map(({ id }) => id))
  expect(slugs.length).toBeLessThan(policySections.length)
  expect(await listed()).toEqual(slugs.map((slug) => `#${slug}`))
  const inView = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get("search") ?? []
      const { top, bottom } = (range as Range).getBoundingClientRect()
      const headerBottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0
      return top >= headerBottom && bottom <= innerHeight
    })
  await expect.poll(inView).toBe(true)
  await expect(page.locator(`#${slugs[0]} :focus`)).toBeInViewport()
  await page.keyboard.press("Escape")
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toBeInViewport()
  await search(page).fill("xyzzy")
  const contents = page.getByRole("navigation", { name: policy.contents })
  await expect(page.locator("details:visible")).toHaveCount(policySections.length)
  await contents.getByRole("link").last().click()
  await expect(page.locator("details").last()).toHaveAttribute("open")
})

test("the search term is in the URL of the policy", async ({ page }) => {
  await openPage(page, "/privacy-policy")
  await search(page).fill("statistics")
  await expect(page).toHaveURL("/privacy-policy?q=statistics")
  const slugs = await page.locator("details:visible").evaluateAll((all) => all.map(({ id }) => id))
  await page.reload()
  await expect(search(page)).toHaveValue("statistics")
  await expect
    .poll(() => page.locator("details:visible").evaluateAll((all) => all.map(({ id }) => id)))
    .toEqual(slugs)
  await page.getByRole("button", { name: policy.searchClear }).click()
  await expect(page).toHaveURL("/privacy-policy")
})
