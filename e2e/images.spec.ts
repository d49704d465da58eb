import { expect, test } from "@playwright/test"

test("a photo that a phone stored on its side is shown upright", async ({ page }) => {
  await page.goto("/blog/maximizing-sap-gts-roi")
  const photo = page.getByAltText("The head of a clerk")
  await photo.scrollIntoViewIfNeeded()
  const ratio = () => photo.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight)
  await expect.poll(ratio).toBeCloseTo(60 / 80)
})

for (const width of [390, 1440]) {
  test(`at ${width} px each image of the landing page has its size before it is loaded`, async ({ page }) => {
    let load = (): void => undefined
    const released = new Promise<void>((resolve) => (load = resolve))
    await page.route(/\.(?:avif|webp)$/, (route) => released.then(() => route.continue()))
    await page.setViewportSize({ width, height: 844 })
    await page.goto("/", { waitUntil: "domcontentloaded" })
    const images = page.locator("main picture img:visible")
    const sizes = () =>
      images.evaluateAll((all) => all.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]))
    const before = await sizes()
    load()
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded()
      await image.evaluate((element: HTMLImageElement) => element.decode())
    }
    expect(await sizes()).toEqual(before)
  })
}
