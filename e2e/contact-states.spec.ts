import { expect, test } from "@playwright/test"
import { endpoint, field, fill, form, message, name, submit } from "./lib/contact-form"
import { contact } from "./lib/content"
import { openPage } from "./lib/open-page"
import { policy } from "./lib/site"

test("while it is sent the form says so and cannot be changed", async ({ page }) => {
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

test("the note under the form leads to the privacy policy", async ({ page }) => {
  await openPage(page, "/#contact")
  await form(page).getByRole("link", { name: "Privacy Policy" }).click()
  await expect(page.getByRole("heading", { level: 1, name: policy.title })).toBeVisible()
})
