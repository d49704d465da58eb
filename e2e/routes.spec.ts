import { expect, test } from "@playwright/test"
import { notFound, origin, site } from "./support/content"
import { readHead } from "./support/head"
import { openPage, withMotion } from "./support/open-page"
import { pages } from "./support/pages"
import { collectErrors } from "./support/collect-errors"

test.describe("with motion", () => {
  test.use(withMotion)

  for (const route of pages) {
    test(`${route} comes to life on a phone without an error, a warning or a mismatch`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const troubles = await collectErrors(page)
      await openPage(page, route)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      expect(troubles).toEqual([])
    })

    test(`${route} also answers with a slash at the end, comes to life on a wide screen, and names the address without`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 844 })
      const troubles = await collectErrors(page)
      const answer = await openPage(page, `${route.replace(/\/$/, "")}/`)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      // While Gatsby takes over the head, it holds some links twice.
      await expect.poll(async () => (await readHead(page)).canonical).toEqual([`${origin}${route}`])
      expect(troubles).toEqual([])
    })
  }
})

test("the foot leads to the credits: map data, typeface, and the licence of every package in the pages", async ({
  page,
}) => {
  await openPage(page, "/privacy-policy")
  await page.getByRole("contentinfo").getByRole("link", { name: site.footer.credits }).click()
  await expect(page).toHaveURL("/credits.txt")
  const words = await page.evaluate(() => document.body.innerText)
  for (const credit of [
    "Natural Earth",
    "SIL OPEN FONT LICENSE",
    "react-dom",
    "@tsparticles/engine",
    "lucide-react",
  ]) {
    expect(words).toContain(credit)
  }
})

test("an address that no page has answers 404 with the page off the chart", async ({ page }) => {
  const answer = await openPage(page, "/there/is/nothing")
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1, name: notFound.title })).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: "Knowledge Hub" }).click()
  await expect(page).toHaveURL("/blog")
})

test("an address whose fragment is no text opens the page all the same", async ({ page }) => {
  const troubles = await collectErrors(page)
  await openPage(page, "/#%E0%A4%A")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page).toHaveURL("/")
  expect(troubles).toEqual([])
})
