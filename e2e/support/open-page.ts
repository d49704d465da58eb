import { expect, type Page } from "@playwright/test"
import { hydratedInPage } from "../engines/hydrated"
import { copy } from "../engines/copy"

/** Opens a page and waits until its scripts have taken over, which the banner shows that only scripts bring. */
export const openPage = async (page: Page, path: string) => {
  const response = await page.goto(path)
  await expect.poll(() => page.evaluate(hydratedInPage)).toBe(true)
  await expect(page.getByRole("region", { name: copy.label })).toBeVisible()
  return response
}
