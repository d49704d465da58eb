import { expect, test, type Page } from "@playwright/test"
import { words } from "./engines/words"
import { withMotion } from "./lib/motion"
import { kinds, visit } from "./lib/visit"

for (const [kind, route] of Object.entries(kinds)) {
  test(`C-13 in forced colours every button of ${kind} keeps a border`, async ({ page }) => {
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
  await page.getByRole("button", { name: words.labels.openMenu }).click()
  await expect(page.locator("[popover] a").first()).toBeVisible()
}

const moves = (page: Page) => page.evaluate(() => Number(document.body.dataset["moves"] ?? 0))

const scrollBehaviour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)

test("C-3 with less motion asked for nothing moves and nothing glides", async ({ page }) => {
  await openMenu(page)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await moves(page)).toBe(0)
  expect(await scrollBehaviour(page)).toBe("auto")
})

test.describe("with motion", () => {
  test.use(withMotion)

  test("without that wish the button of the menu turns and anchors glide", async ({ page }) => {
    await openMenu(page)
    await expect.poll(() => moves(page)).toBeGreaterThan(0)
    expect(await scrollBehaviour(page)).toBe("smooth")
  })
})
