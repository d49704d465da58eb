import { expect, test, type Locator, type Page } from "@playwright/test"
import { states } from "./support/states"
import { kinds, visit } from "./support/open-page"

// First screens and single components. The rest of each page is covered by every-page.spec.ts, in any browser.

const views = [
  { width: 390, height: 844, scheme: "light" },
  { width: 1280, height: 800, scheme: "dark" },
] as const
type View = (typeof views)[number]

const options = { scale: "css", maxDiffPixelRatio: 0.01 } as const

const set = async (page: Page, { width, height, scheme }: View) => {
  // The footer contains the current year.
  await page.clock.setFixedTime(new Date("2026-06-01T12:00:00Z"))
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme })
}

/** Scrolls to an element and waits for the images in view. */
const show = async (part: Locator) => {
  await part.evaluate(async (element) => {
    element.scrollIntoView({ behavior: "instant" })
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && image.checkVisibility()
    })
    for (const image of inView) image.loading = "eager"
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)))
  })
}

for (const view of views) {
  const { width, scheme } = view

  for (const [kind, route] of Object.entries(kinds)) {
    test(`the first screen of the ${kind} page matches its screenshot at ${width} px, in light and in dark`, async ({
      page,
    }) => {
      await set(page, view)
      await visit(page, route)
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme })
        await show(page.locator("body"))
        await expect(page).toHaveScreenshot(`${kind}-${width}-${colorScheme}.png`, options)
      }
    })
  }

  test(`the sections of the landing page match their screenshots at ${width} px in ${scheme}`, async ({
    page,
  }) => {
    await set(page, view)
    await visit(page, kinds.landing)
    const sections = await page.locator("main > section").all()
    expect(sections.length).toBeGreaterThan(4)
    for (const [index, section] of [...sections.slice(1), page.locator("footer")].entries()) {
      await show(section)
      await expect(page).toHaveScreenshot(`section-${index + 1}-${width}-${scheme}.png`, options)
    }
  })

  for (const [name, { title, narrow, scrollTo, only, reach }] of Object.entries(states)) {
    if (narrow && width > 600) continue
    test(`${title} matches its screenshot at ${width} px in ${scheme}`, async ({ page }) => {
      await set(page, view)
      await reach(page)
      if (scrollTo) await show(page.locator(scrollTo).first())
      const shown = only ? page.locator(only) : page
      await expect(shown).toHaveScreenshot(`${name}-${width}-${scheme}.png`, options)
    })
  }
}
