import { expect, test, type Page } from "@playwright/test"
import { landingPage } from "./support/content"
import { visit } from "./support/open-page"

test("the sections of the landing page are in the specified order", async ({ page }) => {
  await page.goto("/")
  const ids = await page.locator("main > section").evaluateAll((sections) => sections.map(({ id }) => id))
  const [hero, ...named] = ids
  expect(hero).toBe("")
  expect(named).toEqual(["services", "clients", "why-choose-us", "case-studies", "contact"])
})

/** Returns every text in content, without addresses, names of files and icons, alternative texts, and words of buttons. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value.replace(/\s+/g, " ").trim()]
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    ["href", "src", "icon", "alt", "pause", "play"].includes(key) ? [] : textsIn(inner),
  )
}

test("the landing page shows each text of its files", async ({ page }) => {
  await page.goto("/")
  const shown = await page.locator("main").evaluate((main) => {
    const labels = [...main.querySelectorAll("[aria-label]")].map(({ ariaLabel }) => ariaLabel)
    return [main.textContent, ...labels].join(" ").replace(/\s+/g, " ")
  })
  expect(landingPage.flatMap(textsIn).filter((text) => !shown.includes(text))).toEqual([])
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
