import { expect, test } from "@playwright/test"
import { fill, newAddress, submit } from "./support/contact-form"
import { stored } from "./support/enquiries"

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
  expect(await stored(address)).toHaveLength(1)
})
