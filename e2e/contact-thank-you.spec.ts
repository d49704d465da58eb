import { expect, test, type Page } from "@playwright/test"
import { endpoint, field, fill, name, submit } from "./support/contact-form"
import { contact } from "./support/content"
import { openPage } from "./support/open-page"

const overlay = (page: Page) => page.getByRole("group", { name: contact.success.title })

/** Opens the form, filled in, with a service that takes it. */
const openFilled = async (page: Page, size = { width: 1280, height: 800 }) => {
  await page.setViewportSize(size)
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }))
  await openPage(page, "/#contact")
  await fill(page, "ann@example.com")
}

test("the overlay goes after five seconds under a pointer that rests where the button was", async ({
  page,
}) => {
  await openFilled(page)
  await submit(page).hover()
  await submit(page).evaluate((button) => {
    // Counts the time from when the browser has told the overlay of the pointer above it.
    document.addEventListener("pointerover", ({ target }) => {
      if (target instanceof Element && target.closest("[role=group]")) Object.assign(window, { told: true })
    })
    ;(button as HTMLButtonElement).form?.requestSubmit()
  })
  await expect(overlay(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "told") as unknown)).toBe(true)
  await expect(overlay(page)).toBeHidden()
})

test("the overlay waits for a visitor who moves into it, and goes after the visitor has left", async ({
  page,
}) => {
  await page.clock.install()
  await openFilled(page)
  await submit(page).click()
  await overlay(page).hover()
  await page.clock.runFor(60_000)
  await expect(overlay(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(6000)
  await expect(overlay(page)).toBeHidden()
})

test("an overlay that goes does not pull back a visitor who has scrolled away", async ({ page }) => {
  await page.clock.install()
  await openFilled(page)
  await field(page, name).press("Enter")
  await expect(overlay(page)).toBeFocused()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await page.clock.runFor(6000)
  await expect(overlay(page)).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

/** The words of the overlay that are not wholly in view: out of the window or under something else. */
const hiddenWords = (page: Page) =>
  overlay(page).evaluate((group) =>
    [...group.querySelectorAll("h3, p")]
      .filter((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const points = [top + 2, (top + bottom) / 2, bottom - 2].flatMap((y) => [
          document.elementFromPoint(left + 2, y),
          document.elementFromPoint(right - 2, y),
        ])
        return points.some((found) => !found || !group.contains(found))
      })
      .map(({ textContent }) => textContent),
  )

for (const size of [
  { width: 1280, height: 800 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 320, height: 256 },
]) {
  for (const block of ["start", "center", "end"] as const) {
    test(`at ${size.width} × ${size.height} px the words are in view with the button at the ${block}`, async ({
      page,
    }) => {
      await openFilled(page, size)
      await submit(page).evaluate(
        (button, place) => button.scrollIntoView({ block: place, behavior: "instant" }),
        block,
      )
      const before = await page.evaluate(() => window.scrollY)
      await submit(page).click()
      await expect(overlay(page)).toBeVisible()
      await expect.poll(() => hiddenWords(page)).toEqual([])
      expect(await page.evaluate(() => window.scrollY)).toBe(before)
    })
  }
}

test("the words are in view for a visitor who presses Enter in the first field", async ({ page }) => {
  await openFilled(page, { width: 390, height: 664 })
  await field(page, name).evaluate((input) => input.scrollIntoView({ block: "center", behavior: "instant" }))
  await field(page, name).press("Enter")
  await expect(overlay(page)).toBeVisible()
  await expect.poll(() => hiddenWords(page)).toEqual([])
})
