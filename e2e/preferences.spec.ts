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

/** What moves while the menu opens, names each animation by what it changes. */
const movesOfMenu = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, "/")
  await page.getByRole("button", { name: words.labels.openMenu }).click()
  return page.evaluate(() => ({
    animations: document.getAnimations().length,
    scroll: getComputedStyle(document.documentElement).scrollBehavior,
  }))
}

test("C-3 with less motion asked for nothing moves and nothing glides", async ({ page }) => {
  expect(await movesOfMenu(page)).toEqual({ animations: 0, scroll: "auto" })
})

test.describe("with motion", () => {
  test.use(withMotion)

  test("without that wish the menu appears and anchors glide", async ({ page }) => {
    const { animations, scroll } = await movesOfMenu(page)
    expect(animations).toBeGreaterThan(0)
    expect(scroll).toBe("smooth")
  })
})
