import { expect, test, type Page } from "@playwright/test"
import { copy } from "./support/content"
import { openPage } from "./support/open-page"

const banner = (page: Page) => page.getByRole("region", { name: copy.label })

test("on phones and low screens the banner leaves the first button of the hero free", async ({ page }) => {
  await openPage(page, "/")
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [1280, 620],
  ] as const) {
    await page.setViewportSize({ width, height })
    const top = (await banner(page).boundingBox())?.y ?? 0
    const box = await page.locator("#hero-primary").boundingBox()
    expect.soft((box?.y ?? Infinity) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(top)
  }
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the footer has no button, because each needs scripts", async ({ page }) => {
    await page.goto("/")
    await expect(page.getByRole("contentinfo").getByRole("button")).toHaveCount(0)
  })
})
