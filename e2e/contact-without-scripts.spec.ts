import { expect, test } from "@playwright/test"
import { field, fill, newAddress, submit } from "./support/contact-form"
import { mails } from "./support/enquiries"

test.use({ javaScriptEnabled: false })

test("the browser sends the form, and the response is a readable page", async ({ page }) => {
  const address = newAddress()
  await page.goto("/#contact")
  await fill(page, address)
  await submit(page).click()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("main")).toContainText("24 hours")
  await expect(page).toHaveTitle(/\S/)
  await expect(page.getByRole("link").first()).toBeVisible()
  await expect.poll(() => mails(address).length).toBe(2)
})

test("what was typed is still in the form after a post that was refused", async ({ page }) => {
  await page.goto("/#contact")
  await fill(page, "someone@localhost")
  await submit(page).click()
  await expect(page.getByRole("main")).toContainText("Please enter a valid email address.")
  await page.goBack()
  await expect(field(page, "email")).toHaveValue("someone@localhost")
  await expect(field(page, "message")).not.toHaveValue("")
})
