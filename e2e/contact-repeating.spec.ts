import { expect, test } from "@playwright/test"
import {
  email,
  endpoint,
  field,
  fill,
  form,
  message,
  newAddress,
  posts,
  submit,
  thanks,
} from "./support/contact-form"
import { contact } from "./support/content"
import { stored } from "./support/enquiries"
import { openPage } from "./support/open-page"

test("when the server is unreachable the text is kept, and a second click sends the same enquiry once", async ({
  page,
}) => {
  const address = newAddress()
  await openPage(page, "/#contact")
  const sent = posts(page)
  await page.route(endpoint, (route) => route.abort("connectionrefused"))
  await fill(page, address)
  await submit(page).click()
  await expect(form(page).getByRole("alert")).toContainText(contact.errors.title)
  await expect(form(page).getByRole("alert")).toBeFocused()
  await expect(field(page, email)).toHaveValue(address)
  await page.unroute(endpoint)
  await submit(page).click()
  await expect(thanks(page)).toBeVisible()
  const keys = sent.map((request) => request.headers()["idempotency-key"])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/\w{16,}/)
  expect(keys[1]).toBe(keys[0])
  expect(await stored(address)).toHaveLength(1)
})

test("typed text survives a reload and is deleted once it is sent", async ({ page }) => {
  const address = newAddress()
  await openPage(page, "/#contact")
  await fill(page, address)
  await page.reload()
  await expect(field(page, email)).toHaveValue(address)
  await expect(field(page, message)).toHaveValue("We move to SAP HANA next year.")
  await submit(page).click()
  await expect(thanks(page)).toBeVisible()
  await page.reload()
  await expect(submit(page)).toBeEnabled()
  await expect(field(page, email)).toHaveValue("")
  expect(await page.evaluate(() => sessionStorage.getItem("contact-draft"))).toBeNull()
})

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
  await expect(field(page, email)).toHaveValue(address)
  await submit(page).click()
  await expect(thanks(page)).toBeVisible()
  const keys = sent.map((request) => request.headers()["idempotency-key"])
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(await stored(address)).toHaveLength(1)
})
