import { expect, test, type Page } from "@playwright/test"
import { copy, site } from "./support/content"
import { expectArrival, openPage } from "./support/open-page"

test.use({ viewport: { width: 390, height: 844 } })

const button = (page: Page) => page.getByRole("button", { name: copy.labels.menu })
const menu = (page: Page) => page.getByRole("navigation", { name: site.labels.mainNavigation })

test("a link in the menu closes the menu and leads to its section of another page", async ({ page }) => {
  await openPage(page, "/blog")
  await button(page).click()
  await menu(page).getByRole("link", { name: "Case Studies" }).click()
  await expect(menu(page)).toBeHidden()
  await expectArrival(page, "case-studies")
})

test("the page behind the open menu does not scroll, and a wider window closes the menu", async ({
  page,
}) => {
  await openPage(page, "/")
  await button(page).click()
  await expect(menu(page)).toBeVisible()
  await page.mouse.move(195, 700)
  await page.mouse.wheel(0, 600)
  await button(page).click()
  await expect(menu(page)).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await button(page).click()
  await expect(menu(page)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator("html")).toHaveCSS("overflow-y", "visible")
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(menu(page)).toBeHidden()
})

test("the entries are in one line, or in the menu where they do not fit", async ({ page }) => {
  await openPage(page, "/blog")
  await page.setViewportSize({ width: 1088, height: 844 })
  await expect(button(page)).toBeVisible()
  await expect(menu(page)).toBeHidden()
  await page.setViewportSize({ width: 1089, height: 844 })
  await expect(button(page)).toBeHidden()
  const tops = await menu(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size]).toEqual([site.navigation.length, 1])
})

test("a browser without popovers, such as Safari 16, shows the page and opens the menu", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover"]) Reflect.deleteProperty(HTMLElement.prototype, name)
    const { matches } = Element.prototype
    // Such a browser knows the selector only where it ignores what it does not know.
    const known = function (this: Element, selector: string) {
      if (/(?<!\\|:is\():popover-open/.test(selector)) throw new SyntaxError(selector)
      return matches.call(this, selector)
    }
    Object.assign(Element.prototype, { matches: known })
  })
  await openPage(page, "/blog")
  await button(page).click()
  await expect(menu(page)).toHaveClass(/:popover-open/)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the menu opens, its links work, and Escape closes it and returns the focus to its button", async ({
    page,
  }) => {
    await page.goto("/blog")
    await button(page).click()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(menu(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    await button(page).click()
    await menu(page).getByRole("link", { name: "Services", exact: true }).click()
    await expect(page).toHaveURL("/#services")
    await expect(page.locator("#services")).toBeInViewport()
  })
})
