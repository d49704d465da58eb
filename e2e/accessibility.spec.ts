import { expect, test } from "@playwright/test"
import { axe, axeContrast } from "./support/axe"
import { states } from "./support/states"

for (const { title, reach } of Object.values(states)) {
  test(`axe finds nothing with ${title}, in light and in dark`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await reach(page)
    expect(await axe(page), "light").toEqual([])
    await page.emulateMedia({ colorScheme: "dark" })
    expect(await axeContrast(page), "dark").toEqual([])
  })
}
