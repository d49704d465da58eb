import { chromium, expect, test, type Page } from "@playwright/test"
import { copy } from "./support/content"
import { openFoldsInPage, overflowInPage, overlapsInPage } from "./support/layout"
import { visit } from "./support/open-page"

// WCAG 1.4.4: text at 200 % loses no content or function. WCAG 1.4.10: 320 × 256 px is a window of 1280 × 1024 px at 400 %.

/** Expects each button of the cookie banner and its link to be reachable by scrolling. */
const expectBannerUsable = async (page: Page, buttons: readonly string[]) => {
  const banner = page.getByRole("region", { name: copy.label })
  const controls = buttons.map((name) => banner.getByRole("button", { name }))
  for (const control of [banner.getByRole("link"), ...controls]) {
    // Checks that the control is in view and would receive the click.
    await control.click({ trial: true })
  }
}

test("with text at 200 % in the settings of the browser the pages fit phones and wide screens", async ({
  baseURL,
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"]
  const browser = await chromium.launch({ ...launchOptions, args })
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? "", reducedMotion: "reduce" })
    for (const path of ["/", "/blog", "/blog/sap-gts-on-hana", "/privacy-policy"]) {
      await visit(page, path, { asked: true })
      await page.evaluate(openFoldsInPage)
      for (const [width, height] of [
        [320, 256],
        [390, 844],
        [1280, 800],
      ] as const) {
        await test.step(`${path} at ${width} × ${height} px`, async () => {
          await page.setViewportSize({ width, height })
          expect.soft(await page.evaluate(overflowInPage)).toEqual([])
          expect.soft(await page.evaluate(overlapsInPage)).toEqual([])
          await expectBannerUsable(page, [copy.decline, copy.accept])
        })
      }
    }
    await page.setViewportSize({ width: 320, height: 256 })
    await page.getByRole("button", { name: copy.decline }).click()
    await page.getByRole("button", { name: copy.footer.cookieSettings }).click()
    await expectBannerUsable(page, [copy.decline, copy.accept, copy.close])
  } finally {
    await browser.close()
  }
})
