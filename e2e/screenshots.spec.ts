import { expect, test, type Page } from "@playwright/test"
import { states } from "./lib/states"
import { kinds, visit } from "./lib/visit"

const schemes = ["light", "dark"] as const
const widths = [390, 1280] as const
const options = { scale: "css", maxDiffPixelRatio: 0.01 } as const

const set = async (page: Page, width: number, colorScheme: (typeof schemes)[number]) => {
  // The year of the foot, and everything else that tells the time.
  await page.clock.setFixedTime(new Date("2026-06-01T12:00:00Z"))
  await page.setViewportSize({ width, height: width < 600 ? 844 : 800 })
  await page.emulateMedia({ colorScheme })
}

/** Lets every lazily loaded picture come, by bringing each into sight. */
const loadPictures = async (page: Page) => {
  for (const picture of await page.locator("main img[loading=lazy]:not([aria-hidden=true])").all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
  }
  await page.evaluate(() => {
    scrollTo(0, 0)
  })
}

for (const scheme of schemes) {
  for (const width of widths) {
    for (const [kind, route] of Object.entries(kinds)) {
      test(`${kind} looks as it did at ${width} px in ${scheme}`, async ({ page }) => {
        await set(page, width, scheme)
        await visit(page, route)
        await loadPictures(page)
        await expect(page).toHaveScreenshot(`${kind}-${width}-${scheme}.png`, { ...options, fullPage: true })
      })
    }

    for (const [name, { says, narrow, part, reach }] of Object.entries(states)) {
      if (narrow && width > 600) continue
      test(`${says} looks as it did at ${width} px in ${scheme}`, async ({ page }) => {
        await set(page, width, scheme)
        await reach(page)
        if (part)
          await page
            .locator(part)
            .first()
            .evaluate((element) => {
              element.scrollIntoView()
            })
        await expect(page).toHaveScreenshot(`${name}-${width}-${scheme}.png`, options)
      })
    }
  }
}
