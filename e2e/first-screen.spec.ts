import { expect, test, type Page } from "@playwright/test"
import { copy } from "./support/content"
import { visit } from "./support/open-page"

/** Common window sizes in CSS pixels: phones, a tablet, laptops with and without browser controls, a large screen. */
const screens = [
  [320, 568],
  [390, 664],
  [667, 375],
  [768, 1024],
  [1366, 657],
  [1920, 969],
] as const

test("the cookie banner covers no part of the hero's main button on any screen", async ({ page }) => {
  await visit(page, "/", { asked: true })
  await expect(page.getByRole("region", { name: copy.label })).toBeVisible()
  const action = page.locator("#hero-actions a").first()
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    const free = await action.evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect()
      return [left + 2, (left + right) / 2, right - 2].every((x) =>
        [top + 2, bottom - 2].every((y) => link.contains(document.elementFromPoint(x, y))),
      )
    })
    expect.soft(free, `${width}×${height}`).toBe(true)
  }
})

/** Returns the number of links and buttons in view whose background is the signal colour. */
const inSignalColour = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"))
    probe.style.color = "var(--color-signal)"
    const signal = getComputedStyle(probe).color
    probe.remove()
    return [...document.querySelectorAll("a, button")].filter((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const inView = top < innerHeight && bottom > 0 && element.checkVisibility()
      return inView && getComputedStyle(element).backgroundColor === signal
    }).length
  })

test("one control at a time has the signal colour, at every position of the landing page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, "/")
  for (const selector of ["#hero-actions", "#services", "#clients", "#case-studies", "#contact-submit"]) {
    await page.locator(selector).evaluate((part) => part.scrollIntoView({ block: "center" }))
    await expect.poll(() => inSignalColour(page), selector).toBe(1)
  }
})
