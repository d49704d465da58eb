import { expect, test, type Page } from "@playwright/test"
import sharp from "sharp"
import { particleOptions } from "../src/components/hero/particle-options"
import { kinds, visit } from "./support/open-page"

// axe cannot measure the contrast of text on images and gradients, so these tests compare it with the pixels behind it.

type Line = {
  text: string
  colour: string
  large: boolean
  x: number
  y: number
  width: number
  height: number
}

/** Returns the brightest possible pixel of the particle field: a dot over the end of a line. */
const brightest = () => {
  const { opacity, links, paint } = particleOptions.particles
  return { colour: paint.color.value, opacity: 1 - (1 - opacity.value) * (1 - links.opacity) }
}

/** Covers the particle field with its brightest pixel. */
const coverField = (page: Page) =>
  page.evaluate(({ colour, opacity }) => {
    const field = document.querySelector("main > section:first-child [data-field]")
    if (!field) throw new Error("The landing page has no particle field")
    const cover = document.createElement("div")
    Object.assign(cover.style, { position: "absolute", inset: "0", background: colour })
    cover.style.opacity = String(opacity)
    field.append(cover)
  }, brightest())

/** Makes the text of these elements transparent and returns its lines, with positions relative to `area`. */
const hideText = (page: Page, area: string, elements: string) =>
  page.evaluate(
    ([areaSelector, textSelector]) => {
      const origin = document.querySelector(areaSelector)?.getBoundingClientRect()
      if (!origin) throw new Error(`The page has no ${areaSelector}`)
      const found = document.querySelectorAll<HTMLElement>(textSelector)
      for (const element of found) element.style.color = ""
      const lines: Line[] = []
      for (const element of found) {
        const style = getComputedStyle(element)
        // axe measures the contrast of text with its own background colour.
        if (style.backgroundColor !== "rgba(0, 0, 0, 0)" || !element.checkVisibility()) continue
        const size = parseFloat(style.fontSize)
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
        const range = document.createRange()
        range.selectNodeContents(element)
        for (const { x, y, width, height } of range.getClientRects()) {
          const place = { x: x - origin.x, y: y - origin.y, width, height }
          lines.push({ text: element.textContent, colour: style.color, large, ...place })
        }
      }
      for (const element of found) element.style.color = "transparent"
      return lines
    },
    [area, elements] as const,
  )

/** Returns the relative luminance (WCAG 2.2) of a colour with channels from 0 to 255. */
const luminance = (channels: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Expects more than `least` lines of text, and enough contrast of each with every pixel behind it. */
const expectContrast = async (page: Page, area: string, elements: string, view: string, least = 1) => {
  const lines = await hideText(page, area, elements)
  expect(lines.length).toBeGreaterThan(least)
  const image = sharp(await page.locator(area).first().screenshot())
  for (const { text, colour, large, x, y, width, height } of lines) {
    const pixels = await image
      .clone()
      .extract({
        left: Math.floor(x),
        top: Math.floor(y),
        width: Math.ceil(width),
        height: Math.ceil(height),
      })
      .removeAlpha()
      .raw()
      .toBuffer()
    const own = luminance((colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number))
    let contrast = 21
    for (let at = 0; at < pixels.length; at += 3) {
      const behind = luminance([...pixels.subarray(at, at + 3)])
      contrast = Math.min(contrast, (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05))
    }
    expect.soft(contrast, `${text} (${colour}), ${view}`).toBeGreaterThanOrEqual(large ? 3 : 4.5)
  }
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the text on the hero contrasts with the brightest pixel of the particle field at any width, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await visit(page, "/")
    await coverField(page)
    const hero = "main > section:first-child"
    // On high phones the hero is higher than the window by the height of its chart.
    for (const [width, height] of [
      [390, 600],
      [390, 1100],
      [768, 1024],
      [1024, 900],
      [1280, 720],
      [1920, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const view = `${width} × ${height} px`
      await expectContrast(page, hero, `header a, ${hero} :is(p, h1, dt, dd, a)`, view, 6)
    }
  })
}

for (const [kind, route] of Object.entries(kinds).filter(([, path]) => path !== "/")) {
  test(`the text in the head of the ${kind} page contrasts with its background`, async ({ page }) => {
    await visit(page, route)
    const head = "main header:has(h1)"
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expectContrast(page, head, `${head} :is(p, h1, a)`, `${width} px, ${colorScheme}`)
      }
    }
  })
}
