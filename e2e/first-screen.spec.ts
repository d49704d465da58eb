import { expect, test, type Page } from "@playwright/test"
import { contact, copy } from "./support/content"
import { visit } from "./support/open-page"

/** Common window sizes in CSS pixels: phones, tablets, laptops with and without browser controls, large screens. */
const screens = [
  [320, 568],
  [320, 640],
  [360, 740],
  [375, 667],
  [390, 664],
  [390, 844],
  [667, 375],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1366, 657],
  [1366, 768],
  [1440, 789],
  [1440, 900],
  [1536, 730],
  [1536, 864],
  [1920, 969],
  [1920, 1080],
  [2560, 1440],
] as const

/** Returns the largest height of the cookie banner at this width, in pixels. */
const bannerHeight = (width: number) => (width < 768 ? 140 : 72)

const action = (page: Page) => page.locator("#hero-actions a").first()

test("the hero's main button is above the space for the cookie banner on every screen", async ({ page }) => {
  await visit(page, "/")
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    const bottom = await action(page).evaluate((link) => link.getBoundingClientRect().bottom)
    expect.soft(bottom, `${width}×${height}`).toBeLessThanOrEqual(height - bannerHeight(width))
  }
})

test("the cookie banner covers no part of the hero's main button on any screen", async ({ page }) => {
  await visit(page, "/", { asked: true })
  await expect(page.getByRole("region", { name: copy.label })).toBeVisible()
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    const free = await action(page).evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect()
      return [left + 2, (left + right) / 2, right - 2].every((x) =>
        [top + 2, bottom - 2].every((y) => link.contains(document.elementFromPoint(x, y))),
      )
    })
    expect.soft(free, `${width}×${height}`).toBe(true)
  }
})

test("the facts of the hero are above the cookie banner on common screens", async ({ page }) => {
  await visit(page, "/")
  for (const [width, height] of screens.filter(([width, height]) => width >= 390 && height >= 720)) {
    await page.setViewportSize({ width, height })
    const bottom = await page
      .locator("#hero-actions + dl")
      .evaluate((facts) => facts.getBoundingClientRect().bottom)
    expect.soft(bottom, `${width}×${height}`).toBeLessThanOrEqual(height - (width < 768 ? 112 : 72))
  }
})

/** Returns the texts of the links and buttons in view that have the signal colour. */
const inSignalColour = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"))
    probe.style.color = "var(--color-signal)"
    const signal = getComputedStyle(probe).color
    probe.remove()
    return [...document.querySelectorAll("a, button")]
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top < innerHeight && bottom > 0 && element.checkVisibility()
      })
      .filter((element) => getComputedStyle(element).backgroundColor === signal)
      .map(({ id, parentElement, textContent }) => `${parentElement?.id ?? id}: ${textContent}`)
  })

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} px one control at a time has the signal colour: that of the hero, then that of the site header, then that of the form`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await visit(page, "/")
    await expect.poll(() => inSignalColour(page)).toEqual([expect.stringMatching(/^hero-actions: /)])
    await page.evaluate(() => {
      scrollTo(0, innerHeight * 1.5)
    })
    await expect.poll(() => inSignalColour(page)).toEqual([expect.not.stringMatching(/^hero-actions: /)])
    await page.locator("#clients").evaluate((section) => section.scrollIntoView({ block: "end" }))
    await expect.poll(() => inSignalColour(page)).toEqual([expect.not.stringMatching(/^hero-actions: /)])
    await page.locator("#contact-submit").evaluate((button) => button.scrollIntoView({ block: "center" }))
    await expect.poll(() => inSignalColour(page)).toEqual([expect.stringContaining(contact.submit)])
  })
}

test("the pause button follows the links of the hero, and its state survives a reload", async ({
  browser,
}) => {
  const page = await browser.newPage({
    reducedMotion: "no-preference",
    viewport: { width: 1280, height: 720 },
  })
  const button = page.locator("#hero-actions button")
  await visit(page, "/")
  await expect(button).toBeVisible()
  const { right, bottom } = await action(page).evaluate((link) => link.getBoundingClientRect())
  const place = await button.boundingBox()
  expect(place?.x).toBeGreaterThan(right)
  expect(place?.y).toBeLessThan(bottom)
  const pause = await button.getAttribute("aria-label")
  await button.click()
  const play = await button.getAttribute("aria-label")
  expect(play).not.toBe(pause)
  await page.reload()
  await expect(button).toHaveAttribute("aria-label", play ?? "")
  await page.close()
})
