import { expect, test, type Page } from "@playwright/test"
import { copy } from "./support/content"
import { visit, withMotion } from "./support/open-page"

/** Opens the menu on a phone and counts the animations that start in the menu and its button. */
const openMenu = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, "/")
  await page.evaluate(() => {
    const count = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("[popover], [popovertarget]"))) return
      document.body.dataset["moves"] = String(Number(document.body.dataset["moves"] ?? 0) + 1)
    }
    document.addEventListener("transitionrun", count)
    document.addEventListener("animationstart", count)
  })
  await page.getByRole("button", { name: copy.labels.openMenu }).click()
  await expect(page.locator("[popover] a").first()).toBeVisible()
}

const moves = (page: Page) => page.evaluate(() => Number(document.body.dataset["moves"] ?? 0))

/** Follows an anchor of the page and returns the number of scroll positions until it is reached. */
const stepsToAnchor = async (page: Page) => {
  const link = page.locator('main a[href="#services"]')
  return link.evaluate(async (anchor: HTMLAnchorElement) => {
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
}

test("with reduced motion nothing is animated and anchors do not scroll smoothly", async ({ page }) => {
  await openMenu(page)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await moves(page)).toBe(0)
  await page.keyboard.press("Escape")
  expect(await stepsToAnchor(page)).toBeLessThanOrEqual(2)
})

test.describe("with motion", () => {
  test.use(withMotion)

  test("the menu button is animated and anchors scroll smoothly", async ({ page }) => {
    await openMenu(page)
    await expect.poll(() => moves(page)).toBeGreaterThan(0)
    await page.keyboard.press("Escape")
    expect(await stepsToAnchor(page)).toBeGreaterThan(2)
  })

  test("the particles have the blue of the lanes", async ({ page }) => {
    await visit(page, "/")
    const canvas = page.locator("[data-field] canvas")
    await expect(canvas).toBeVisible()
    /** Returns the difference between blue and red of the dots; undefined until dots are drawn. */
    const blueOfDots = () =>
      canvas.evaluate((field: HTMLCanvasElement) => {
        const copied = document.createElement("canvas")
        Object.assign(copied, { width: field.width, height: field.height })
        const context = copied.getContext("2d")
        context?.drawImage(field, 0, 0)
        const { data = [] } = context?.getImageData(0, 0, field.width, field.height) ?? {}
        const differences: number[] = []
        for (let at = 0; at < data.length; at += 4) {
          // Lines are fainter than dots.
          if ((data[at + 3] ?? 0) > 170) differences.push((data[at + 2] ?? 0) - (data[at] ?? 0))
        }
        return differences.length > 50
          ? differences.reduce((sum, each) => sum + each, 0) / differences.length
          : undefined
      })
    await expect.poll(blueOfDots).toBeGreaterThan(60)
  })
})
