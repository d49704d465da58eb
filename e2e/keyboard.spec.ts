import { expect, test, type Page } from "@playwright/test"
import { copy, site } from "./support/content"
import { kinds, visit } from "./support/open-page"

type Stop = {
  /** Start of the HTML of the element. */
  html: string
  /** Set if no part of the element is in view, or if it has no focus ring. */
  problem: string | undefined
}

/** Runs in the page: returns the focused element and whether its focus is visible (WCAG 2.4.7 and 2.4.11). */
const stopInPage = (): Stop | undefined => {
  const target = document.activeElement
  if (!target || target === document.body) return undefined
  const html = target.outerHTML.slice(0, 120)
  // The label around a radio button has its focus ring.
  const drawn = target.matches("input[type=radio]") ? (target.closest("label") ?? target) : target
  const { outlineStyle, outlineWidth } = getComputedStyle(drawn)
  const ring = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2
  const seen = [...drawn.getClientRects()].some(({ left, right, top, bottom }) => {
    const middle = [(left + right) / 2, (top + bottom) / 2] as const
    const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const))
    return [middle, ...corners].some(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (drawn.contains(hit) || hit === drawn)
    })
  })
  return { html, problem: seen ? (ring ? undefined : "has no focus ring") : "is obscured" }
}

/** Presses Tab until the focus leaves the page. @throws Error after 200 stops */
const walk = async (page: Page): Promise<Stop[]> => {
  const stops: Stop[] = []
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press("Tab")
    const stop = await page.evaluate(stopInPage)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error("The focus never left the page")
}

for (const [kind, route] of Object.entries(kinds)) {
  test(`each Tab stop of the ${kind} page is in view with the banner open, and the first one skips to its main region`, async ({
    page,
  }) => {
    await visit(page, route, { asked: true })
    await expect(page.getByRole("region", { name: copy.label })).toBeVisible()
    // The landing page on a laptop, where the site header is fixed, and other pages on a laptop at 400 %.
    const isWide = route === kinds.landing
    await page.setViewportSize(isWide ? { width: 1280, height: 800 } : { width: 320, height: 256 })
    const stops = await walk(page)
    expect(stops.length).toBeGreaterThan(10)
    expect(stops.filter(({ problem }) => problem)).toEqual([])
    // In a narrow window the menu is closed, so that only its button is a stop.
    if (!isWide) expect(stops.filter(({ html }) => html.includes("menu-module"))).toHaveLength(1)
    // After the last stop, Tab begins at the first one again.
    await page.keyboard.press("Tab")
    const skip = page.getByRole("link", { name: copy.labels.skip })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press("Enter")
    await expect(page.locator("main")).toBeFocused()
  })
}

test("a press of Escape closes one thing: the menu, or the reopened cookie banner", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await visit(page, kinds.hub)
  await page.getByRole("button", { name: "Cookie settings" }).click()
  const banner = page.getByRole("region", { name: copy.label })
  await page.getByRole("button", { name: site.labels.menu }).click()
  const menu = page.getByRole("navigation", { name: site.labels.mainNavigation })
  await expect(menu).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(menu).toBeHidden()
  await expect(banner).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(banner).toBeHidden()
})

test("the open menu closes when the focus moves on to the page, whose focused element is in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, "/")
  const menu = page.getByRole("navigation", { name: site.labels.mainNavigation })
  const inMenu = () => page.evaluate(() => document.activeElement?.closest("header") !== null)
  await page.getByRole("button", { name: copy.labels.menu }).press("Enter")
  for (const { label } of site.navigation) {
    await page.keyboard.press("Tab")
    await expect(menu.getByRole("link", { name: label, exact: true })).toBeFocused()
  }
  await expect(menu).toBeVisible()
  for (let presses = 0; presses < 4 && (await inMenu()); presses++) await page.keyboard.press("Tab")
  expect(await inMenu()).toBe(false)
  await expect(menu).toBeHidden()
  expect(await page.evaluate(stopInPage)).toMatchObject({ problem: undefined })
})
