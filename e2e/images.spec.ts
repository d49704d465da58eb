import { expect, test } from "@playwright/test"

test("a photo that a phone stored on its side is shown upright", async ({ page }) => {
  await page.goto("/blog/maximizing-sap-gts-roi")
  const photo = page.getByAltText("The head of a clerk")
  await photo.scrollIntoViewIfNeeded()
  const ratio = () => photo.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight)
  await expect.poll(ratio).toBeCloseTo(60 / 80)
})
