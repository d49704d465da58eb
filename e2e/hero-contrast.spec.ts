import { expect, test, type Page } from "@playwright/test"
import sharp from "sharp"
import { particleOptions } from "../src/components/hero/particle-options"
import { channelsOf, contrast } from "./support/contrast"
import { kinds, visit } from "./support/open-page"

// axe cannot measure the contrast of text on images and gradients, so these tests compare it with the pixels behind it.

const hero = "main > section:first-child"
const heroTexts = `header:not(main *) a, ${hero} :is(p, h1, dt, dd, a)`

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

/** Makes the text of these elements transparent and returns its lines, with positions in the window. */
const hideText = (page: Page, elements: string) =>
  page.evaluate((textSelector) => {
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
      for (const { x, y, width, height, bottom } of range.getClientRects()) {
        // The screenshot has only what is in the window.
        if (bottom <= innerHeight)
          lines.push({ text: element.textContent, colour: style.color, large, x, y, width, height })
      }
    }
    for (const element of found) element.style.color = "transparent"
    return lines
  }, elements)

/** Expects enough contrast of each line of text with every pixel behind it (WCAG 1.4.3). */
const expectContrast = async (page: Page, elements: string, view: string) => {
  const lines = await hideText(page, elements)
  expect(lines.length).toBeGreaterThan(1)
  // For an element that is taller than the window Playwright would change the size of the window, to which the page reacts.
  const image = sharp(await page.screenshot())
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
    // The pixels have few colours.
    const behind = new Set<number>()
    for (let at = 0; at < pixels.length; at += 3) behind.add(pixels.readUIntBE(at, 3))
    let least = 21
    for (const rgb of behind)
      least = Math.min(least, contrast(channelsOf(colour), [rgb >> 16, (rgb >> 8) & 255, rgb & 255]))
    expect.soft(least, `${text} (${colour}), ${view}`).toBeGreaterThanOrEqual(large ? 3 : 4.5)
  }
}

for (const [kind, route] of Object.entries(kinds)) {
  test(`the text in the head of the ${kind} page contrasts with what is behind it`, async ({ page }) => {
    await visit(page, route)
    const texts = route === "/" ? heroTexts : "main header:has(h1) :is(p, h1, a)"
    if (route === "/") await coverField(page)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expectContrast(page, texts, `${width} px, ${colorScheme}`)
      }
    }
  })
}
