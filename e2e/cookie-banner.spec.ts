import { expect, test, type Page } from "@playwright/test"
import { copy } from "./support/content"
import { holdScripts, openPage } from "./support/open-page"

const banner = (page: Page) => page.getByRole("region", { name: copy.label })

test("on phones and low screens the banner leaves the first button and the facts of the hero free", async ({
  page,
}) => {
  await openPage(page, "/")
  const hero = page.locator("main > section").first()
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [1280, 620],
  ] as const) {
    await page.setViewportSize({ width, height })
    const top = (await banner(page).boundingBox())?.y ?? 0
    for (const part of [hero.getByRole("link").first(), hero.locator("dl")]) {
      const box = await part.boundingBox()
      expect.soft((box?.y ?? Infinity) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(top)
    }
  }
})

test("the banner is the next Tab stop of a visitor who used the Tab key before it appeared", async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  await page.goto("/blog", { waitUntil: "domcontentloaded" })
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Tab")
  const before = page.getByRole("banner").locator(":focus")
  await expect(before).toHaveCount(1)
  await releaseScripts()
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(banner(page).getByRole("link")).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await expect(before).toBeFocused()
})

test("with 400% zoom the banner leaves two thirds of the window, and both choices are in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openPage(page, "/")
  const box = await banner(page).boundingBox()
  expect(box?.height).toBeLessThanOrEqual(256 / 3)
  for (const choice of await banner(page).getByRole("button").all())
    await expect(choice).toBeInViewport({ ratio: 1 })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the footer has no button, because each needs scripts", async ({ page }) => {
    await page.goto("/")
    await expect(page.getByRole("contentinfo").getByRole("button")).toHaveCount(0)
  })
})
