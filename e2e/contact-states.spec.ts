import { expect, test, type Page } from "@playwright/test"
import { endpoint, field, fill, form, message, name, submit } from "./support/contact-form"
import { contact, policy } from "./support/content"
import { openPage } from "./support/open-page"

/** Sends the form to a service that takes its time; the function returned lets it answer. */
const sendAndHold = async (page: Page) => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(endpoint, async (route) => {
    await answered
    await route.fulfill({ json: { ok: true } })
  })
  await openPage(page, "/#contact")
  await fill(page, "ann@example.com")
  await submit(page).click()
  return answer
}

/** Runs in the page: the contrast of a control's text with its ground, as its ancestors' opacity lets them through. */
const contrastInPage = (control: Element) => {
  const colourOf = (element: Element, property: "color" | "backgroundColor") =>
    (getComputedStyle(element)[property].match(/[\d.]+/g) ?? []).map(Number)
  const ancestors: Element[] = []
  for (let at: Element | null = control; at; at = at.parentElement) ancestors.push(at)
  const opacity = ancestors.reduce((all, element) => all * Number(getComputedStyle(element).opacity), 1)
  const behind = ancestors.slice(1).find((element) => colourOf(element, "backgroundColor")[3] !== 0)
  const under = behind ? colourOf(behind, "backgroundColor") : [255, 255, 255]
  const luminance = (colour: number[]) => {
    const [red = 0, green = 0, blue = 0] = colour
      .slice(0, 3)
      .map((value, index) => (value * opacity + (under[index] ?? 0) * (1 - opacity)) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark = 0, light = 0] = [
    luminance(colourOf(control, "color")),
    luminance(colourOf(control, "backgroundColor")),
  ].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`while it is sent the button can be read and the fields are dimmed, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    const answer = await sendAndHold(page)
    const button = form(page).getByRole("button", { name: contact.submitting })
    expect(await button.evaluate(contrastInPage)).toBeGreaterThanOrEqual(4.5)
    const dimmed = (element: Element) =>
      [element, element.parentElement].some((one) => one && Number(getComputedStyle(one).opacity) < 1)
    expect(await field(page, name).evaluate(dimmed)).toBe(true)
    answer()
  })
}

test("while it is sent the focus stays in the form", async ({ page }) => {
  const answer = await sendAndHold(page)
  await expect(form(page).getByRole("button", { name: contact.submitting })).toBeDisabled()
  // The browser takes the focus from a disabled control when it draws the next frame.
  const inForm = () =>
    page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(document.activeElement?.closest("form") !== null)),
          ),
        ),
    )
  expect(await inForm()).toBe(true)
  answer()
})

test("while it is sent the form says so and cannot be changed", async ({ page }) => {
  const answer = await sendAndHold(page)
  await expect(form(page).getByRole("button", { name: contact.submitting })).toBeDisabled()
  await expect(field(page, name)).toBeDisabled()
  answer()
  await expect(submit(page)).toBeEnabled()
})

test("the thank-you overlay goes by itself, and its words stay in the form", async ({ page }) => {
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }))
  await page.clock.install()
  await openPage(page, "/#contact")
  await fill(page, "ann@example.com")
  await submit(page).click()
  const overlay = page.getByRole("group", { name: contact.success.title })
  await expect(overlay).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(6000)
  await expect(overlay).toBeHidden()
  await expect(form(page).getByRole("status")).toContainText(contact.success.text)
})

test("what the service answers stands above the button, and any edit clears it", async ({ page }) => {
  await page.route(endpoint, (route) => route.fulfill({ status: 422, json: { error: "No such company." } }))
  await openPage(page, "/#contact")
  await fill(page, "ann@example.com")
  await submit(page).click()
  await expect(form(page).getByRole("alert")).toContainText("No such company.")
  await field(page, message).press("End")
  await field(page, message).pressSequentially("!")
  await expect(form(page).getByRole("alert")).toHaveCount(0)
})

test("below the browser's words for a broken network stands what to do", async ({ page }) => {
  await page.route(endpoint, (route) => route.abort("connectionrefused"))
  await openPage(page, "/#contact")
  await fill(page, "ann@example.com")
  await submit(page).click()
  await expect(form(page).getByRole("alert")).toContainText(contact.errors.network)
})

test("a long email address of the practice does not make a narrow page scroll sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, "/#contact")
  await page.locator("#contact a[href^='mailto:']").evaluate((link) => {
    link.textContent = "consultations@international-trade-example.com"
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test("the note under the form leads to the privacy policy", async ({ page }) => {
  await openPage(page, "/#contact")
  await form(page).getByRole("link", { name: "Privacy Policy" }).click()
  await expect(page.getByRole("heading", { level: 1, name: policy.title })).toBeVisible()
})
