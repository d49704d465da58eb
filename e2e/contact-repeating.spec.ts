import { expect, test } from "@playwright/test"
import { endpoint, field, fill, form, newAddress, posts, submit, thanks } from "./support/contact-form"
import { contact } from "./support/content"
import { stored } from "./support/enquiries"
import { openPage } from "./support/open-page"

test("when the response is lost, sending again after a reload stores the enquiry once", async ({ page }) => {
  const address = newAddress()
  await openPage(page, "/#contact")
  const sent = posts(page)
  await page.route(endpoint, async (route) => {
    await route.fetch()
    await route.abort("connectionreset")
  })
  await fill(page, address)
  await submit(page).click()
  await expect(form(page).getByRole("alert")).toContainText(contact.errors.title)
  await page.unroute(endpoint)
  await page.reload()
  await expect(field(page, "email")).toHaveValue(address)
  await submit(page).click()
  await expect(thanks(page)).toBeVisible()
  const keys = sent.map((request) => request.headers()["idempotency-key"])
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(await stored(address)).toHaveLength(1)
})
