import { expect, test, type Page } from "@playwright/test"
import { copy, site } from "./support/content"
import { kinds, visit } from "./support/open-page"

/** Relative luminance (WCAG 2.2) of a colour as the browser computes it, `rgb(r, g, b)`. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
    const part = Number(channel) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (...colours: [string, string]): number => {
  const [darker = 0, lighter = 0] = colours.map(luminance).sort((one, other) => one - other)
  return (lighter + 0.05) / (darker + 0.05)
}

type Stop = {
  /** The element, in the words of its own HTML. */
  html: string
  /** No part of it can be seen, or nothing shows that it has the focus. */
  fault: string | undefined
}

/** Runs in the page: what has the focus, and whether a visitor can see that it has it (WCAG 2.4.7 and 2.4.11). */
const stopInPage = (): Stop | undefined => {
  const target = document.activeElement
  if (!target || target === document.body) return undefined
  const html = target.outerHTML.slice(0, 120)
  // A radio is drawn by the label around it.
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
  return { html, fault: seen ? (ring ? undefined : "has no focus ring") : "is obscured" }
}

/** Presses Tab until the focus leaves the page; fails where it never does. */
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

const sizes = [
  { width: 320, height: 256 },
  { width: 1280, height: 800 },
]

for (const [kind, route] of Object.entries(kinds)) {
  for (const { width, height } of sizes) {
    test(`tabbing through ${kind} at ${width}×${height} with the banner open, each stop is in sight`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await visit(page, route, { asked: true })
      await expect(page.getByRole("region", { name: copy.label })).toBeVisible()
      const stops = await walk(page)
      expect(stops.length).toBeGreaterThan(10)
      expect(stops.filter(({ fault }) => fault)).toEqual([])
    })
  }

  test(`the first stop of ${kind} leads past the bar, into the main region`, async ({ page }) => {
    await visit(page, route)
    await page.keyboard.press("Tab")
    const skip = page.getByRole("link", { name: copy.labels.skip })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press("Enter")
    await expect(page.locator("main")).toBeFocused()
  })
}

test("Enter opens the menu, Escape closes it and the focus is on its button again", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, "/")
  const menu = page.getByRole("navigation", { name: site.labels.mainNavigation })
  const toggle = page.getByRole("button", { name: copy.labels.openMenu })
  await expect(menu).toBeHidden()
  await toggle.focus()
  await page.keyboard.press("Enter")
  await expect(menu).toBeVisible()
  await expect(page.getByRole("button", { name: copy.labels.closeMenu })).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(menu.getByRole("link").first()).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
})

test("the open menu closes when the focus goes on to the page, which is then in sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, "/")
  const menu = page.getByRole("navigation", { name: site.labels.mainNavigation })
  const inMenu = () => page.evaluate(() => document.activeElement?.closest("header") !== null)
  await page.getByRole("button", { name: copy.labels.openMenu }).press("Enter")
  for (const { label } of site.navigation) {
    await page.keyboard.press("Tab")
    await expect(menu.getByRole("link", { name: label, exact: true })).toBeFocused()
  }
  await expect(menu).toBeVisible()
  for (let presses = 0; presses < 4 && (await inMenu()); presses++) await page.keyboard.press("Tab")
  expect(await inMenu()).toBe(false)
  await expect(menu).toBeHidden()
  expect(await page.evaluate(stopInPage)).toMatchObject({ fault: undefined })
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`at ${width} px the keyboard meets the parts of the bar in the order in which they are seen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await visit(page, "/blog")
    const lefts = await page
      .getByRole("banner")
      .locator("a:visible, button:visible")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
    expect(lefts.length).toBeGreaterThan(2)
    expect(lefts).toEqual([...lefts].sort((one, other) => one - other))
  })
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the ring of the skip link stands out from the bar in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await visit(page, "/")
    await page.keyboard.press("Tab")
    const skip = page.getByRole("link", { name: copy.labels.skip })
    await expect(skip).toBeFocused()
    const colours = await skip.evaluate((link) => {
      const probe = document.body.appendChild(document.createElement("i"))
      probe.style.color = "var(--color-ink)"
      return [getComputedStyle(link).outlineColor, getComputedStyle(probe).color] as const
    })
    expect(contrast(...colours)).toBeGreaterThan(3)
  })
}

test("while the menu is closed none of its links can be reached", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, "/blog")
  const stops = await walk(page)
  expect(stops.filter(({ html }) => html.includes("menu-module"))).toHaveLength(1)
})

test("the page behind the open menu does not scroll, and a wider window closes the menu", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, "/")
  await page.getByRole("button", { name: copy.labels.openMenu }).click()
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden")
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(page.locator("html")).toHaveCSS("overflow-y", "visible")
})

test("a section of the policy opens and closes by keyboard", async ({ page }) => {
  await visit(page, "/privacy-policy")
  const section = page.locator("details").nth(1)
  await section.locator("summary").focus()
  await page.keyboard.press("Enter")
  await expect(section).toHaveAttribute("open")
  await page.keyboard.press("Space")
  await expect(section).not.toHaveAttribute("open")
})

test("clearing a search by keyboard leaves the focus in its field", async ({ page }) => {
  await visit(page, "/privacy-policy")
  await page.getByRole("searchbox").fill("cookies")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("searchbox")).toBeFocused()
  await expect(page.getByRole("searchbox")).toHaveValue("")
})
