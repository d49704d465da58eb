import { expect, test, type Page } from "@playwright/test"
import { copy } from "./support/content"
import { kinds, visit, withMotion } from "./support/open-page"

for (const [kind, route] of Object.entries(kinds)) {
  test(`in forced colours every button of ${kind} keeps a border`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" })
    await visit(page, route)
    const buttons = await page.locator("button:visible, a[class*=button]:visible").evaluateAll((found) =>
      found.map((button) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(button)
        const bare =
          parseFloat(borderTopWidth) < 1 || borderTopStyle === "none" || /^rgba.*, 0\)$/.test(borderTopColor)
        return { bare, html: button.outerHTML.slice(0, 160) }
      }),
    )
    expect(buttons.length).toBeGreaterThan(2)
    expect(buttons.filter(({ bare }) => bare)).toEqual([])
  })
}

/** Opens the menu of a phone and counts what begins to move in the menu and its button. */
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

/** Follows an anchor of the page and returns how many positions the page has on its way there. */
const stepsToAnchor = async (page: Page) => {
  const link = page.locator('main a[href="#services"]')
  return link.evaluate(async (anchor: HTMLAnchorElement) => {
    const positions = new Set<number>()
    const start = scrollY
    anchor.click()
    // The way has ended once the page has moved and then kept its position for twenty frames.
    for (let still = 0, before = start; still < 20 || before === start;) {
      await new Promise(requestAnimationFrame)
      still = scrollY === before ? still + 1 : 0
      before = scrollY
      positions.add(before)
    }
    return positions.size
  })
}

/** Goes to another page within the site and says whether its words begin to appear. */
const appearsAtPageChange = async (page: Page) => {
  await visit(page, "/privacy-policy")
  await page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (this: Element, ...how) {
      document.body.dataset["appeared"] = this.id
      return animate.apply(this, how)
    }
  })
  await page.getByRole("banner").getByRole("link", { name: "Knowledge Hub" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "SAP GTS Knowledge Hub" })).toBeVisible()
  return page.evaluate(() => document.body.dataset["appeared"])
}

test("with less motion asked for the next page is simply there", async ({ page }) => {
  expect(await appearsAtPageChange(page)).toBeUndefined()
})

test("with less motion asked for nothing moves and nothing glides", async ({ page }) => {
  await openMenu(page)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await moves(page)).toBe(0)
  await page.keyboard.press("Escape")
  expect(await stepsToAnchor(page)).toBeLessThanOrEqual(2)
})

test.describe("with motion", () => {
  test.use(withMotion)

  test("without that wish the button of the menu turns and anchors glide", async ({ page }) => {
    await openMenu(page)
    await expect.poll(() => moves(page)).toBeGreaterThan(0)
    await page.keyboard.press("Escape")
    expect(await stepsToAnchor(page)).toBeGreaterThan(4)
  })

  test("without that wish the next page's words appear", async ({ page }) => {
    expect(await appearsAtPageChange(page)).toBe("main")
  })
})
