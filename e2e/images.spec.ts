import { expect, test, type Page } from "@playwright/test"

const article = "/blog/integrating-sap-gts-and-ewm"

/** Waits until the chart of the page is loaded and returns the address of the file that the browser has chosen. */
const chartOf = async (page: Page, path: string) => {
  await page.goto(path)
  const chart = page.locator("main picture img").nth(path === "/" ? 1 : 0)
  await chart.scrollIntoViewIfNeeded()
  await expect
    .poll(() => chart.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  return chart
}

const fileOf = async (page: Page, path: string) =>
  (await chartOf(page, path)).evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)

for (const path of ["/", article]) {
  test(`the chart on ${path} has an image for each colour scheme, and only one is loaded`, async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on("response", (response) => void loaded.push(new URL(response.url()).pathname))
    await page.emulateMedia({ colorScheme: "light" })
    const light = await fileOf(page, path)
    loaded.length = 0
    await page.emulateMedia({ colorScheme: "dark" })
    const dark = await fileOf(page, path)
    expect(dark).not.toBe(light)
    expect(loaded).toContain(dark)
    expect(loaded).not.toContain(light)
  })
}

test("a photo that a phone stored on its side is shown upright", async ({ page }) => {
  await page.goto("/blog/maximizing-sap-gts-roi")
  const photo = page.getByAltText("The head of a clerk")
  await photo.scrollIntoViewIfNeeded()
  const ratio = () => photo.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight)
  await expect.poll(ratio).toBeCloseTo(60 / 80)
})

test("on phones the chart of a client is small until its text is opened", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/")
  const client = page.locator("#clients li:has(img)").first()
  const width = () => client.getByRole("img").evaluate((image: HTMLImageElement) => image.width)
  expect(await width()).toBeLessThan(100)
  await client.locator("summary").click()
  expect(await width()).toBeGreaterThan(300)
})
