import { chromium, expect, test } from "@playwright/test"
import { copy } from "./support/content"
import { openFoldsInPage, overflowInPage, overlapsInPage } from "./support/layout"
import { visit } from "./support/open-page"

// WCAG 1.4.4: text at 200 % loses no content or function.

test("with text at 200 % in the settings of the browser the pages fit phones and wide screens", async ({
  baseURL,
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"]
  const browser = await chromium.launch({ ...launchOptions, args })
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? "", reducedMotion: "reduce" })
    const banner = page.getByRole("region", { name: copy.label })
    for (const path of ["/", "/blog", "/blog/sap-gts-on-hana", "/privacy-policy"]) {
      await visit(page, path, { asked: true })
      await page.evaluate(openFoldsInPage)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await page.evaluate(overflowInPage), `${path} at ${width} px`).toEqual([])
        expect.soft(await page.evaluate(overlapsInPage), `${path} at ${width} px`).toEqual([])
        // Checks that each control is in view and would receive the click.
        for (const control of await banner.locator("a, button").all()) await control.click({ trial: true })
      }
    }
  } finally {
    await browser.close()
  }
})
