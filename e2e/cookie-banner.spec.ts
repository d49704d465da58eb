import { expect, test, type Page } from "@playwright/test"
import { copy } from "./support/content"
import { holdScripts } from "./support/open-page"

const banner = (page: Page) => page.getByRole("region", { name: copy.label })

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
