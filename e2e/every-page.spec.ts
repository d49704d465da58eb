import { expect, test, type Page } from "@playwright/test"
import { kindsOfPages, routes } from "./support/pages"
import { axe, axeContrast } from "./support/axe"
import {
  buttonsWithoutBorderInPage,
  clippedBySpacingInPage,
  imagesWithoutSizeInPage,
  overflowInPage,
  overlapsInPage,
  smallTargetsInPage,
} from "./support/layout"
import { visit } from "./support/open-page"
import { collectErrors } from "./support/collect-errors"

// Rules for every built page, whatever its content: these tests also run on the real content.

/** Widths in CSS pixels from the narrowest phone to a wide screen, including those at which the layout changes. */
const widths = [320, 390, 544, 768, 1024, 1088, 1089, 1280, 1440, 1920]

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
      for (const problems of [overflowInPage, overlapsInPage, imagesWithoutSizeInPage])
        expect.soft(await page.evaluate(problems), `at ${width} px`).toEqual([])
    }

    await page.emulateMedia({ forcedColors: "active" })
    expect.soft(await page.evaluate(buttonsWithoutBorderInPage), "forced colours").toEqual([])
    await page.emulateMedia({ forcedColors: "none" })

    // Colours depend on the scheme, and the layout on the width: all rules run once per layout, and contrast in both schemes.
    // Further articles have the layout of the first one and the text that the hub shows in full, so all rules run once.
    if (kindsOfPages.includes(route)) {
      await page.emulateMedia({ colorScheme: "dark" })
      expect.soft(await axe(page), "1920 px, dark").toEqual([])
      await page.emulateMedia({ colorScheme: "light" })
      expect.soft(await axeContrast(page), "1920 px, light").toEqual([])
      await resize(page, 320)
      await page.emulateMedia({ colorScheme: "dark" })
      expect.soft(await axeContrast(page), "320 px, dark").toEqual([])
    }
    await resize(page, 320)
    await page.emulateMedia({ colorScheme: "light" })
    expect.soft(await axe(page), "320 px, light").toEqual([])

    await resize(page, 390)
    expect.soft(await page.evaluate(smallTargetsInPage), "targets under 24 px").toEqual([])
    expect.soft(await page.evaluate(clippedBySpacingInPage), "clipped by wider spacing").toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    // The browser itself reports the status of the 404 page.
    expect(errors.filter((error) => !error.includes("404 (Not Found)"))).toEqual([])
  })
}
