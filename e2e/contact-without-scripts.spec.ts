import { expect, test } from "@playwright/test"
import { email, field, fill, newAddress, posts, submit } from "./support/contact-form"
import { stored } from "./support/enquiries"

test.use({ javaScriptEnabled: false })

test("the form is sent by the browser itself, and the answer is a page to read", async ({ page }) => {
  const address = newAddress()
  await page.goto("/#contact")
  await fill(page, address)
  await submit(page).click()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("main")).toContainText("24 hours")
  await expect(page).toHaveTitle(/\S/)
  await expect(page.getByRole("link").first()).toBeVisible()
  expect(await stored(address)).toHaveLength(1)
})

test("the browser itself refuses a wrong address", async ({ page }) => {
  await page.goto("/#contact")
  const sent = posts(page)
  await fill(page, "ann at example")
  await submit(page).click()
  await expect(field(page, email)).toBeFocused()
  expect(sent).toEqual([])
})
