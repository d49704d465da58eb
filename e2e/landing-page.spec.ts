import { expect, test, type Page } from "@playwright/test"
import { site } from "./support/content"
import { visit } from "./support/open-page"

test("the sections of the landing page are in the specified order", async ({ page }) => {
  await page.goto("/")
  const ids = await page.locator("main > section").evaluateAll((sections) => sections.map(({ id }) => id))
  const [hero, ...named] = ids
  expect(hero).toBe("")
  expect(named).toEqual(["services", "clients", "why-choose-us", "case-studies", "contact"])
})

test("one sentence says that the site is a sample", async ({ page }) => {
  await page.goto("/")
  await expect(page.getByText(site.labels.sampleSite)).toHaveCount(1)
})

const moduleTitle = "Streamlined Screening"

const textOf = (page: Page) => page.locator("details", { hasText: moduleTitle }).locator("div").first()

test("on phones the text of a module opens by a touch, and by a link from another page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, "/")
  await expect(textOf(page)).toBeHidden()
  await page.getByRole("heading", { name: moduleTitle }).click()
  await expect(textOf(page)).toBeVisible()

  await visit(page, "/blog")
  const link = page.locator('footer a[href="/#compliance-management"]')
  await link.evaluate((anchor: HTMLAnchorElement) => anchor.click())
  await expect(page.locator("#compliance-management")).toBeFocused()
  await expect(page.locator("#compliance-management")).toBeInViewport()
})

test("on wide screens and on paper the texts of all modules are shown, and their titles are no controls", async ({
  page,
}) => {
  await visit(page, "/")
  await expect(textOf(page)).toBeVisible()
  await expect(page.getByRole("heading", { name: moduleTitle })).toBeVisible()
  await expect(page.locator("main summary").filter({ visible: true })).toHaveText(["A threshold to move"])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ media: "print" })
  await expect(textOf(page)).toBeVisible()
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the screening threshold is a table of three", async ({ page }) => {
    await page.goto("/#threshold")
    await expect(page.locator("#threshold tbody tr:visible td:nth-of-type(1)")).toHaveText(["4", "3", "2"])
    await expect(page.getByRole("slider")).toBeHidden()
  })
})
