import { expect, test, type Page } from "@playwright/test"
import { routes } from "./support/pages"
import { axe, axeContrast } from "./support/axe"
import {
  clippedBySpacingInPage,
  overflowInPage,
  overlapsInPage,
  picturesWithoutRoomInPage,
  smallTargetsInPage,
} from "./support/layout"
import { visit } from "./support/open-page"
import { collectErrors } from "./support/collect-errors"

// What every built page must keep, whatever the content says: these tests also run on the real content.

/** From the narrowest phone to a wide screen, in CSS pixels; the widths at which the layout changes among them. */
const widths = [320, 390, 544, 768, 1024, 1088, 1089, 1280, 1440, 1920]

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 844 })

/** Brings each picture of the page into sight, and gives the addresses of those that do not come. */
const missingPictures = async (page: Page): Promise<string[]> => {
  const missing: string[] = []
  for (const picture of await page.locator("main img:visible:not([aria-hidden=true])").all()) {
    await picture.scrollIntoViewIfNeeded()
    const came = await picture.evaluate((image: HTMLImageElement) =>
      image.decode().then(
        () => image.naturalWidth > 1,
        () => false,
      ),
    )
    if (!came) missing.push((await picture.getAttribute("src")) ?? "a picture without an address")
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
  return missing
}

for (const route of routes()) {
  test(`${route} fits every window, shows its pictures, and axe finds nothing`, async ({ page }) => {
    await resize(page, 390)
    const troubles = await collectErrors(page)
    await visit(page, route)
    expect(await missingPictures(page)).toEqual([])

    for (const width of widths) {
      await resize(page, width)
      for (const faults of [overflowInPage, overlapsInPage, picturesWithoutRoomInPage])
        expect.soft(await page.evaluate(faults), `at ${width} px`).toEqual([])
    }

    // Colours change with the scheme, and the layout with the width: all rules once for each layout, contrast in all four.
    await page.emulateMedia({ colorScheme: "dark" })
    expect.soft(await axe(page), "1920 px, dark").toEqual([])
    await page.emulateMedia({ colorScheme: "light" })
    expect.soft(await axeContrast(page), "1920 px, light").toEqual([])
    await resize(page, 320)
    expect.soft(await axe(page), "320 px, light").toEqual([])
    await page.emulateMedia({ colorScheme: "dark" })
    expect.soft(await axeContrast(page), "320 px, dark").toEqual([])

    await resize(page, 390)
    expect.soft(await page.evaluate(smallTargetsInPage), "targets under 24 px").toEqual([])
    expect.soft(await page.evaluate(clippedBySpacingInPage), "cut off by wider spacing").toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    // The browser itself reports that a page is missing.
    expect(troubles.filter((trouble) => !trouble.includes("404 (Not Found)"))).toEqual([])
  })
}
