import { expect, test } from "@playwright/test"
import { notFound, origin, site } from "./support/content"
import { readHead } from "./support/head"
import { kinds, openPage } from "./support/open-page"
import { collectErrors } from "./support/collect-errors"

test("a page with a trailing slash hydrates, and its canonical URL has no slash", async ({ page }) => {
  const errors = await collectErrors(page)
  const response = await openPage(page, `${kinds.article}/`)
  expect(response?.status()).toBe(200)
  // While Gatsby hydrates the head, it contains some links twice.
  await expect.poll(async () => (await readHead(page)).canonical).toEqual([`${origin}${kinds.article}`])
  expect(errors).toEqual([])
})

test("the footer links to the credits: map data, typeface, and the licence of every package in the pages", async ({
  page,
}) => {
  await openPage(page, "/privacy-policy")
  await page.getByRole("contentinfo").getByRole("link", { name: site.footer.credits }).click()
  await expect(page).toHaveURL("/credits.txt")
  const text = await page.evaluate(() => document.body.innerText)
  for (const credit of ["Natural Earth", "SIL OPEN FONT LICENSE", "react-dom"]) {
    expect(text).toContain(credit)
  }
})

test("an unknown URL responds with 404 and the page for it, which links to the Knowledge Hub", async ({
  page,
}) => {
  const response = await openPage(page, "/there/is/nothing")
  expect(response?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1, name: notFound.title })).toBeVisible()
  const main = page.getByRole("main")
  await expect(main.getByText(notFound.lead)).toBeVisible()
  await expect(main.getByRole("link")).toHaveText(notFound.links.map(({ label }) => label))
  for (const { label, href } of notFound.links)
    await expect(main.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", href)
  await main.getByRole("link", { name: "Knowledge Hub" }).click()
  await expect(page).toHaveURL("/blog")
})

test("an address with capitals, or with the end of a sentence, leads to the page that is meant", async ({
  page,
}) => {
  for (const [typed, meant] of [
    ["/Blog", "/blog"],
    ["/blog/….", "/blog"],
    ["/privacy-policy)", "/privacy-policy"],
    [`${kinds.article}”`, kinds.article],
  ] as const) {
    await page.goto(typed)
    await expect(page).toHaveURL(meant)
  }
})
