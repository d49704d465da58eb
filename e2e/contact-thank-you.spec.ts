import { expect, test, type Page } from "@playwright/test"
import { endpoint, field, fill, name, submit } from "./support/contact-form"
import { contact } from "./support/content"
import { openPage } from "./support/open-page"

const overlay = (page: Page) => page.getByRole("group", { name: contact.success.title })

/** Opens the page, fills in the form and has the service accept it. */
const openFilled = async (page: Page, size = { width: 1280, height: 800 }) => {
  await page.setViewportSize(size)
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }))
  await openPage(page, "/#contact")
  await fill(page, "ann@example.com")
}

test("the overlay closes after five seconds while the pointer rests where the button was", async ({
  page,
}) => {
  await openFilled(page)
  await submit(page).hover()
  await submit(page).evaluate((button) => {
    // The browser reports the resting pointer to the overlay that opens below it.
    document.addEventListener("pointerover", ({ target }) => {
      if (target instanceof Element && target.closest("[role=group]"))
        Object.assign(window, { reported: true })
    })
    ;(button as HTMLButtonElement).form?.requestSubmit()
  })
  await expect(overlay(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "reported") as unknown)).toBe(true)
  await expect(overlay(page)).toBeHidden()
})

test("the overlay stays open while the pointer is moved over it, and closes after the pointer has left", async ({
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

test("an overlay that closes does not scroll the page back", async ({ page }) => {
  await page.clock.install()
  await openFilled(page)
  await field(page, name).press("Enter")
  await expect(overlay(page)).toBeFocused()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await page.clock.runFor(6000)
  await expect(overlay(page)).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]) {
  test(`after the overlay has closed, the confirmation is in view at ${size.width} px`, async ({ page }) => {
    await page.clock.install()
    await openFilled(page, size)
    await submit(page).click()
    await expect(overlay(page)).toBeFocused()
    await page.clock.runFor(6000)
    await expect(overlay(page)).toBeHidden()
    const confirmation = page.locator("#contact").getByRole("status")
    await expect(confirmation).toBeFocused()
    await expect(confirmation).toBeInViewport({ ratio: 1 })
  })
}

/** Returns the texts of the overlay that are outside the window or covered by another element. */
const hiddenText = (page: Page) =>
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
  test(`at ${size.width} × ${size.height} px the text is in view wherever the button was`, async ({
    page,
  }) => {
    await page.clock.install()
    await openFilled(page, size)
    for (const block of ["start", "center", "end"] as const) {
      await test.step(`the button at the ${block} of the window`, async () => {
        await fill(page, "ann@example.com")
        await submit(page).evaluate(
          (button, place) => button.scrollIntoView({ block: place, behavior: "instant" }),
          block,
        )
        const before = await page.evaluate(() => window.scrollY)
        await submit(page).click()
        await expect(overlay(page)).toBeVisible()
        await expect.poll(() => hiddenText(page)).toEqual([])
        expect(await page.evaluate(() => window.scrollY)).toBe(before)
        await overlay(page).getByRole("button").click()
        await expect(overlay(page)).toBeHidden()
      })
    }
  })
}

test("the text is in view after Enter is pressed in the first field", async ({ page }) => {
  await openFilled(page, { width: 390, height: 664 })
  await field(page, name).evaluate((input) => input.scrollIntoView({ block: "center", behavior: "instant" }))
  await field(page, name).press("Enter")
  await expect(overlay(page)).toBeVisible()
  await expect.poll(() => hiddenText(page)).toEqual([])
})
