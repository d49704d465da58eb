import { expect, test, type Locator } from "@playwright/test"

/** Scrolls to the chart, waits until it is loaded and returns the path of the file that the browser has chosen. */
const fileOf = async (chart: Locator) => {
  await chart.scrollIntoViewIfNeeded()
  const loaded = () => chart.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  await expect.poll(loaded).toBe(true)
  return chart.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)
}

test("a chart has an image for each colour scheme, and only one is loaded", async ({ page }) => {
  const loaded: string[] = []
  page.on("response", (response) => void loaded.push(new URL(response.url()).pathname))
  await page.emulateMedia({ colorScheme: "light" })
  await page.goto("/")
  const chart = page.locator("#clients picture img").first()
  const light = await fileOf(chart)
  loaded.length = 0
  await page.emulateMedia({ colorScheme: "dark" })
  await page.reload()
  const dark = await fileOf(chart)
  expect(dark).not.toBe(light)
  expect(loaded).toContain(dark)
  expect(loaded).not.toContain(light)
})

test("a photo that a phone stored on its side is shown upright", async ({ page }) => {
  await page.goto("/blog/maximizing-sap-gts-roi")
  const photo = page.getByAltText("The head of a clerk")
  await photo.scrollIntoViewIfNeeded()
  const ratio = () => photo.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight)
  await expect.poll(ratio).toBeCloseTo(60 / 80)
})
