import { expect, test, type Page } from "@playwright/test"
import { kindsOfPages, routes } from "./support/pages"
import { axe } from "./support/axe"
import {
  buttonsWithoutBorderInPage,
  clippedBySpacingInPage,
  openFoldsInPage,
  overflowInPage,
  overlapsInPage,
  smallTargetsInPage,
} from "./support/layout"
import { visit } from "./support/open-page"
import { collectErrors } from "./support/collect-errors"

// Rules for every built page, whatever its content: these tests also run on the real content.

/** Widths in CSS pixels: 320 px (WCAG 1.4.10), a tablet, a laptop, a wide screen. */
const widths = [320, 768, 1280, 1440]

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 844 })

/** Scrolls to each image of the page and returns the URLs of those that do not load. */
const missingImages = async (page: Page): Promise<string[]> => {
  const missing: string[] = []
  for (const image of await page.locator("main img:visible:not([aria-hidden=true])").all()) {
    await image.scrollIntoViewIfNeeded()
    const loaded = await image.evaluate((element: HTMLImageElement) =>
      element.decode().then(
        () => element.naturalWidth > 1,
        () => false,
      ),
    )
    if (!loaded) missing.push((await image.getAttribute("src")) ?? "an image without a URL")
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
  return missing
}

for (const route of routes) {
  test(`${route} fits every window, loads its images, and axe finds nothing`, async ({ page }) => {
    await resize(page, 390)
    const errors = await collectErrors(page)
    await visit(page, route)
    expect(await missingImages(page)).toEqual([])

    for (const width of widths) {
      await resize(page, width)
      for (const broken of [overflowInPage, overlapsInPage])
        expect.soft(await page.evaluate(broken), `at ${width} px`).toEqual([])
    }

    await page.emulateMedia({ forcedColors: "active" })
    expect.soft(await page.evaluate(buttonsWithoutBorderInPage), "forced colours").toEqual([])
    await page.emulateMedia({ forcedColors: "none" })

    // Further articles differ from the first one only in their text, which the Knowledge Hub has too.
    if (kindsOfPages.includes(route)) {
      await page.evaluate(openFoldsInPage)
      await page.emulateMedia({ colorScheme: "dark" })
      expect.soft(await axe(page), "1440 px, dark").toEqual([])
      await page.emulateMedia({ colorScheme: "light" })
      await resize(page, 320)
      expect.soft(await axe(page), "320 px, light").toEqual([])
    }

    await resize(page, 390)
    expect.soft(await page.evaluate(smallTargetsInPage), "targets under 24 px").toEqual([])
    expect.soft(await page.evaluate(clippedBySpacingInPage), "clipped by wider spacing").toEqual([])
    await resize(page, 320)
    expect.soft(await page.evaluate(overlapsInPage), "overlaps with wider spacing").toEqual([])

    // The browser itself reports the status of the 404 page.
    expect(errors.filter((error) => !error.includes("404 (Not Found)"))).toEqual([])
  })
}
