import { expect, test, type Page } from "@playwright/test"
import { copy } from "./support/content"
import { visit, withMotion } from "./support/open-page"

/** Follows an anchor of the page and returns the number of scroll positions until it is reached. */
const stepsToAnchor = (page: Page) =>
  page.locator('main a[href="#services"]').evaluate(async (anchor: HTMLAnchorElement) => {
    const positions = new Set<number>()
    const start = scrollY
    anchor.click()
    // Scrolling has ended once the position has changed and then stayed the same for twenty frames.
    for (let still = 0, before = start; still < 20 || before === start;) {
      await new Promise(requestAnimationFrame)
      still = scrollY === before ? still + 1 : 0
      before = scrollY
      positions.add(before)
    }
    return positions.size
  })

test("with reduced motion nothing is animated and anchors do not scroll smoothly", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, "/")
  await page.getByRole("button", { name: copy.labels.menu }).click()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.keyboard.press("Escape")
  expect(await stepsToAnchor(page)).toBeLessThanOrEqual(2)
})

test.describe("with motion", () => {
  test.use(withMotion)

  test("anchors scroll smoothly", async ({ page }) => {
    await visit(page, "/")
    expect(await stepsToAnchor(page)).toBeGreaterThan(2)
  })
})
