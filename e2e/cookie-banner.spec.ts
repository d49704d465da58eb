import { expect, test, type Page } from "@playwright/test"
import sharp from "sharp"
import { copy } from "./support/content"
import { openPage, visit } from "./support/open-page"

const banner = (page: Page) => page.getByRole("region", { name: copy.label })
const choices = (page: Page) =>
  [copy.decline, copy.accept].map((name) => banner(page).getByRole("button", { name }))
const settings = (page: Page) => page.getByRole("button", { name: copy.footer.cookieSettings })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("cookieConsent"))
const boxOf = async (locator: ReturnType<typeof settings>) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error("The element has no box")
  return box
}

/** Sizes of windows in CSS pixels: phones, tablets, laptops and a wide screen. */
const sizes = [
  [320, 256],
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const

test("a double click on Cookie settings chooses nothing in a window of any size", async ({ page }) => {
  await visit(page, "/")
  for (const [width, height] of sizes) {
    await test.step(`${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height })
      await settings(page).dblclick()
      await expect(banner(page)).toBeFocused()
      expect(await stored(page)).toBe("false")
      const opener = await boxOf(settings(page))
      for (const choice of choices(page)) {
        const box = await boxOf(choice)
        const apart =
          box.x >= opener.x + opener.width ||
          opener.x >= box.x + box.width ||
          box.y >= opener.y + opener.height ||
          opener.y >= box.y + box.height
        expect(apart, JSON.stringify({ opener, box })).toBe(true)
        await expect(choice).toBeInViewport({ ratio: 1 })
      }
      await page.keyboard.press("Escape")
      await expect(banner(page)).toBeHidden()
    })
  }
})

test("a click on a choice within half a second after the banner is reopened does not count", async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, "/")
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await settings(page).click()
  const accept = banner(page).getByRole("button", { name: copy.accept })
  await page.clock.runFor(400)
  await accept.dispatchEvent("click")
  await expect(banner(page)).toBeVisible()
  expect(await stored(page)).toBe("false")
  await page.clock.runFor(200)
  await accept.click()
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toBe("true")
})

test("the reopened banner states the choice, and Close and Escape keep it", async ({ page }) => {
  await visit(page, "/blog")
  for (const leave of [
    () => banner(page).getByRole("button", { name: copy.close }).click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await settings(page).click()
    await expect(banner(page)).toContainText(copy.current.denied)
    await leave()
    await expect(banner(page)).toBeHidden()
    await expect(settings(page)).toBeFocused()
    expect(await stored(page)).toBe("false")
  }
})

test("the banner is at most 140 px high on phones and 72 px on wider screens, and its text is readable", async ({
  page,
}) => {
  await openPage(page, "/")
  for (const [width, height, most] of [
    [320, 640, 140],
    [360, 740, 140],
    [390, 844, 140],
    [414, 896, 140],
    [1024, 768, 72],
    [1280, 720, 72],
    [1366, 657, 72],
    [1920, 969, 72],
  ] as const) {
    await test.step(`${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height })
      expect.soft((await boxOf(banner(page))).height).toBeLessThanOrEqual(most)
      const [decline, accept] = await Promise.all(choices(page).map(boxOf))
      expect.soft(decline?.y).toBe(accept?.y)
      expect.soft(decline?.height).toBeGreaterThanOrEqual(44)
      const text = banner(page).getByText(copy.text)
      await expect.soft(text).toBeInViewport({ ratio: 1 })
      const { fits, size } = await text.evaluate((element) => ({
        fits: element.scrollHeight <= element.clientHeight,
        size: parseFloat(getComputedStyle(element).fontSize),
      }))
      expect.soft(fits).toBe(true)
      expect.soft(size).toBeGreaterThanOrEqual(15)
    })
  }
})

test("with text at 200 % both choices are in view and work on phones and wide screens", async ({ page }) => {
  await openPage(page, "/")
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
  for (const width of [320, 390, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 })
      for (const choice of choices(page)) {
        await expect.soft(choice).toBeInViewport({ ratio: 1 })
        const { x, width: wide } = await boxOf(choice)
        expect.soft(x).toBeGreaterThanOrEqual(0)
        expect.soft(x + wide).toBeLessThanOrEqual(width)
        // Checks that the button would receive the click.
        await choice.click({ trial: true })
      }
    })
  }
  await choices(page)[0]?.click()
  await expect(banner(page)).toBeHidden()
})

test("at 320 × 256 px the reopened banner shows its whole text, both choices and Close", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await visit(page, "/")
  await settings(page).click()
  const text = banner(page).getByText(copy.current.denied)
  const hidden = await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(hidden).toBe(0)
  for (const part of [text, ...choices(page), banner(page).getByRole("button", { name: copy.close })]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    await part.click({ trial: true })
  }
})

for (const colorScheme of ["light", "dark"] as const) {
  test(`while the banner is open the space below the footer has its colour, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await visit(page, "/blog", { asked: true })
    await expect(banner(page)).toBeVisible()
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }))
    const { height } = await boxOf(banner(page))
    const footer = await page
      .locator("footer")
      .last()
      .evaluate((element) => {
        const { bottom } = element.getBoundingClientRect()
        return { below: window.innerHeight - bottom, colour: getComputedStyle(element).backgroundColor }
      })
    expect(Math.abs(footer.below - height)).toBeLessThanOrEqual(1)
    await banner(page).evaluate((element) => {
      element.style.visibility = "hidden"
    })
    const size = page.viewportSize()
    const clip = { x: 8, y: Math.round((size?.height ?? 0) - height / 2), width: 1, height: 1 }
    const pixel = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()
    expect(`rgb(${[...pixel].join(", ")})`).toBe(footer.colour)
  })
}

test("at 400% zoom the banner leaves two thirds of the window until a choice is made", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openPage(page, "/")
  await expect(banner(page)).toBeVisible()
  expect((await boxOf(banner(page))).height).toBeLessThanOrEqual(256 / 3)
  for (const choice of choices(page)) await expect(choice).toBeInViewport({ ratio: 1 })
})
