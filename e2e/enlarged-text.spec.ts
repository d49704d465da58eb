import { chromium, expect, test, type Page } from "@playwright/test"
import { copy, site } from "./support/content"
import { overflowInPage, overlapsInPage } from "./support/layout"
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

for (const [width, height] of [
  [320, 256],
  [390, 844],
  [1280, 800],
] as const) {
  test(`with text at 200 % in the settings of the browser the pages fit ${width} × ${height} px`, async ({
    baseURL,
    launchOptions,
  }) => {
    const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"]
    const browser = await chromium.launch({ ...launchOptions, args })
    try {
      const viewport = { width, height }
      const page = await browser.newPage({ baseURL: baseURL ?? "", reducedMotion: "reduce", viewport })
      for (const path of ["/", "/blog", "/privacy-policy"]) {
        await test.step(path, async () => {
          await visit(page, path, { asked: true })
          expect.soft(await page.evaluate(overflowInPage)).toEqual([])
          expect.soft(await page.evaluate(overlapsInPage)).toEqual([])
          await expectBannerUsable(page, [copy.decline, copy.accept])
        })
      }
      await page.getByRole("button", { name: copy.decline }).click()
      await page.getByRole("button", { name: copy.footer.cookieSettings }).click()
      await expectBannerUsable(page, [copy.decline, copy.accept, copy.close])
    } finally {
      await browser.close()
    }
  })
}

test("a long name of the practice wraps within the site header", async ({ page }) => {
  await visit(page, "/blog")
  const header = page.getByRole("banner")
  const name = header.getByRole("link", { name: site.labels.home }).locator("span")
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 740 })
    await name.evaluate((element) => {
      element.textContent = "Wintergreen & Featherstonehaugh International Trade Compliance Consulting"
    })
    expect.soft(await page.evaluate(overflowInPage), `${width} px`).toEqual([])
    expect.soft(await page.evaluate(overlapsInPage), `${width} px`).toEqual([])
  }
})
