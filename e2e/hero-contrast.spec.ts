import { expect, test, type Page } from "@playwright/test"
import sharp from "sharp"
import { particleOptions } from "../src/components/hero/particle-options"
import { visit } from "./support/open-page"

type Words = {
  text: string
  colour: string
  large: boolean
  x: number
  y: number
  width: number
  height: number
}

/** The brightest that a pixel of the field can be: a dot with the end of a line on it, in the colour of both. */
const brightest = () => {
  const { opacity, links, color } = particleOptions.particles
  return { colour: color.value, opacity: 1 - (1 - opacity.value) * (1 - links.opacity) }
}

/** Covers the area of the field with such pixels, takes its words away, and says where they stood. */
const coverWithField = (page: Page) =>
  page.evaluate(({ colour, opacity }) => {
    const hero = document.querySelector<HTMLElement>("main > section:first-child")
    const field = hero?.querySelector("[data-field]")
    if (!hero || !field) throw new Error("The landing page has no field")
    if (!document.getElementById("brightest-field")) {
      const cover = document.createElement("div")
      cover.id = "brightest-field"
      Object.assign(cover.style, {
        position: "absolute",
        inset: "0",
        background: colour,
        opacity: String(opacity),
      })
      field.append(cover)
    }
    const place = hero.getBoundingClientRect()
    const found: Words[] = []
    const elements = document.querySelectorAll<HTMLElement>(
      "header a, main > section:first-child :is(p, h1, dt, dd, a)",
    )
    for (const element of elements) element.style.color = ""
    for (const element of elements) {
      const style = getComputedStyle(element)
      // What has a ground of its own is not on the field.
      if (style.backgroundColor !== "rgba(0, 0, 0, 0)") continue
      const size = parseFloat(style.fontSize)
      const range = document.createRange()
      range.selectNodeContents(element)
      for (const { x, y, width, height } of range.getClientRects()) {
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
        found.push({
          text: element.textContent,
          colour: style.color,
          large,
          x: x - place.x,
          y: y - place.y,
          width,
          height,
        })
      }
    }
    for (const element of elements) element.style.color = "transparent"
    return found
  }, brightest())

/** Relative luminance (WCAG 2.2) of a colour with channels from 0 to 255. */
const luminance = (channels: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Measures the contrast of each word on the hero as it is now, and expects enough of it. */
const expectContrast = async (page: Page, width: number) => {
  const words = await coverWithField(page)
  expect(words.length).toBeGreaterThan(6)
  const picture = sharp(await page.locator("main > section").first().screenshot())
  for (const { text, colour, large, x, y, width: wide, height } of words) {
    const ground = await picture
      .clone()
      .extract({ left: Math.floor(x), top: Math.floor(y), width: Math.ceil(wide), height: Math.ceil(height) })
      .removeAlpha()
      .raw()
      .toBuffer()
    let lightest = 0
    for (let at = 0; at < ground.length; at += 3)
      lightest = Math.max(lightest, luminance([...ground.subarray(at, at + 3)]))
    const own = luminance((colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number))
    const contrast = (Math.max(own, lightest) + 0.05) / (Math.min(own, lightest) + 0.05)
    expect.soft(contrast, `${text} (${colour}) at ${width} px`).toBeGreaterThanOrEqual(large ? 3 : 4.5)
  }
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the words on the hero hold their contrast over the brightest pixel of the field at every width in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await visit(page, "/")
    for (const width of [390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expectContrast(page, width)
    }
  })
}
