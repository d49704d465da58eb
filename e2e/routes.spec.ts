import { expect, test } from "@playwright/test"
import { notFound, origin, site } from "./support/content"
import { readHead } from "./support/head"
import { kinds, openPage, withMotion } from "./support/open-page"
import { collectErrors } from "./support/collect-errors"

test.describe("with motion", () => {
  test.use(withMotion)

  for (const route of [kinds.hub, kinds.article, kinds.policy]) {
    test(`${route} with a trailing slash hydrates on a wide screen, and its canonical URL has no slash`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 844 })
      const errors = await collectErrors(page)
      const response = await openPage(page, `${route}/`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      // While Gatsby hydrates the head, it contains some links twice.
      await expect.poll(async () => (await readHead(page)).canonical).toEqual([`${origin}${route}`])
      expect(errors).toEqual([])
    })
  }
})

test("the footer links to the credits: map data, typeface, and the licence of every package in the pages", async ({
  page,
}) => {
  await openPage(page, "/privacy-policy")
  await page.getByRole("contentinfo").getByRole("link", { name: site.footer.credits }).click()
  await expect(page).toHaveURL("/credits.txt")
  const text = await page.evaluate(() => document.body.innerText)
  expect(text.startsWith(`${site.name}\n${site.url}\n`)).toBe(true)
  for (const credit of [
    "Natural Earth",
    "SIL OPEN FONT LICENSE",
    "react-dom",
    "@tsparticles/engine",
    "lucide-react",
  ]) {
    expect(text).toContain(credit)
  }
})

test("an unknown URL responds with 404 and the page for it, which links to the Knowledge Hub", async ({
  page,
}) => {
  const response = await openPage(page, "/there/is/nothing")
  expect(response?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1, name: notFound.title })).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: "Knowledge Hub" }).click()
  await expect(page).toHaveURL("/blog")
})

test("a path that Gatsby cannot read shows the 404 page with its scripts", async ({ page }) => {
  const errors: Error[] = []
  page.on("pageerror", (error) => errors.push(error))
  for (const path of [
    "/blog/%FF",
    "/blog%23sources",
    "/blog%3Fq=x",
    "/a%2Fb",
    "/%252F",
    "/blog%20",
    "/%5C",
  ]) {
    await openPage(page, path)
    expect(errors, path).toEqual([])
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title)
  }
})
