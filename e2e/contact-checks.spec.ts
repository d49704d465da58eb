import { expect, test } from "@playwright/test"
import { company, email, field, fill, message, name, posts, submit } from "./support/contact-form"
import { openPage } from "./support/open-page"

test("an invalid email address gets the focus and the browser's message as its description", async ({
  page,
}) => {
  await openPage(page, "/#contact")
  const sent = posts(page)
  await fill(page, "ann at example")
  await submit(page).click()
  const control = field(page, email)
  await expect(control).toBeFocused()
  const validationMessage = await control.evaluate(
    (element) => (element as HTMLInputElement).validationMessage,
  )
  expect(validationMessage).not.toBe("")
  await expect(control).toHaveAccessibleDescription(validationMessage)
  await expect(control).toHaveAttribute("aria-invalid", "true")
  await expect(page.getByText(validationMessage)).toBeVisible()
  await control.fill("ann@example.com")
  await expect(page.getByText(validationMessage)).toBeHidden()
  expect(sent).toEqual([])
})

test("an empty form is not sent, and the first field gets the focus", async ({ page }) => {
  await openPage(page, "/#contact")
  const sent = posts(page)
  await submit(page).click()
  await expect(field(page, name)).toBeFocused()
  await expect(field(page, company)).toHaveAttribute("aria-invalid", "true")
  await expect(field(page, message)).not.toHaveAttribute("aria-invalid")
  expect(sent).toEqual([])
})
