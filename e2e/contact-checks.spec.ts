import { expect, test } from "@playwright/test"
import { company, email, field, fill, message, name, posts, submit } from "./support/contact-form"
import { openPage } from "./support/open-page"

test("a wrong email address gets the focus and the browser's own words, tied to the field", async ({
  page,
}) => {
  await openPage(page, "/#contact")
  const sent = posts(page)
  await fill(page, "ann at example")
  await submit(page).click()
  const control = field(page, email)
  await expect(control).toBeFocused()
  const said = await control.evaluate((element) => (element as HTMLInputElement).validationMessage)
  expect(said).not.toBe("")
  await expect(control).toHaveAccessibleDescription(said)
  await expect(control).toHaveAttribute("aria-invalid", "true")
  await expect(page.getByText(said)).toBeVisible()
  await control.fill("ann@example.com")
  await expect(page.getByText(said)).toBeHidden()
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
