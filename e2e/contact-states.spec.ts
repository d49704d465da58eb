import { expect, test, type Page } from "@playwright/test"
import { email, endpoint, field, fill, form, message, name, submit } from "./support/contact-form"
import { contact, policy, site } from "./support/content"
import { openPage } from "./support/open-page"

/** Sends the form to a service that does not respond until the returned function is called. */
const sendAndHold = async (page: Page) => {
  let respond: () => void = () => undefined
  const responded = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route(endpoint, async (route) => {
    await responded
    await route.fulfill({ json: { ok: true } })
  })
  await openPage(page, "/#contact")
  await fill(page, "ann@example.com")
  await submit(page).click()
  return respond
}

/** Runs in the page: returns the contrast of a control's text with its background, including the opacity of its ancestors. */
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

test("while the form is sent it is disabled, its button stays readable and the focus stays in it", async ({
  page,
}) => {
  const respond = await sendAndHold(page)
  const button = form(page).getByRole("button", { name: contact.submitting })
  await expect(button).toBeDisabled()
  await expect(field(page, name)).toBeDisabled()
  // The browser removes the focus from a disabled control when it draws the next frame.
  const inForm = () =>
    page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(document.activeElement?.closest("form") !== null)),
          ),
        ),
    )
  expect.soft(await inForm(), "the focus is in the form").toBe(true)
  const dimmed = (element: Element) =>
    [element, element.parentElement].some((one) => one && Number(getComputedStyle(one).opacity) < 1)
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await button.evaluate(contrastInPage), colorScheme).toBeGreaterThanOrEqual(4.5)
    expect.soft(await field(page, name).evaluate(dimmed), colorScheme).toBe(true)
  }
  respond()
  await expect(submit(page)).toBeEnabled()
})

test("the thank-you overlay closes after a while, and its text stays in the form", async ({ page }) => {
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

test("the error message of the service is shown in the form, and any edit removes it", async ({ page }) => {
  await page.route(endpoint, (route) => route.fulfill({ status: 422, json: { error: "No such company." } }))
  await openPage(page, "/#contact")
  await fill(page, "ann@example.com")
  await submit(page).click()
  await expect(form(page).getByRole("alert")).toContainText("No such company.")
  await field(page, message).press("End")
  await field(page, message).pressSequentially("!")
  await expect(form(page).getByRole("alert")).toHaveCount(0)
})

test("after a network error the form states what to do", async ({ page }) => {
  await page.route(endpoint, (route) => route.abort("connectionrefused"))
  await openPage(page, "/#contact")
  await fill(page, "ann@example.com")
  await submit(page).click()
  const alert = form(page).getByRole("alert")
  await expect(alert).toContainText(contact.errors.network)
  await expect(alert.getByRole("link")).toHaveAttribute("href", `mailto:${site.email}`)
})

test("an error below one field neither moves nor stretches the field beside it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, "/#contact")
  await fill(page, "ann")
  await submit(page).click()
  await expect(field(page, email)).toHaveAttribute("aria-invalid", "true")
  const [wrong, right] = await Promise.all([email, name].map((input) => field(page, input).boundingBox()))
  expect({ top: right?.y, height: right?.height }).toEqual({ top: wrong?.y, height: wrong?.height })
})

test("a long email address of the practice does not make a narrow page scroll horizontally", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, "/#contact")
  await page.locator("#contact a[href^='mailto:']").evaluate((link) => {
    link.textContent = "consultations@international-trade-example.com"
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test("the note below the form links to the privacy policy", async ({ page }) => {
  await openPage(page, "/#contact")
  await form(page).getByRole("link", { name: "Privacy Policy" }).click()
  await expect(page.getByRole("heading", { level: 1, name: policy.title })).toBeVisible()
})
