import { expect, test } from "@playwright/test"
import {
  company,
  email,
  field,
  fill,
  form,
  message,
  name,
  newAddress,
  posts,
  submit,
} from "./support/contact-form"
import { contact, site } from "./support/content"
import { mails, stored } from "./support/enquiries"
import { openPage } from "./support/open-page"

test("a form sent in the browser becomes a stored enquiry, a notice and a confirmation", async ({ page }) => {
  const address = newAddress()
  await openPage(page, "/#contact")
  await fill(page, address)
  // The service treats a form sent within two seconds as spam.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2000)
  await submit(page).click()
  await expect(page.getByRole("heading", { name: contact.success.title })).toBeVisible()
  await expect(form(page).getByRole("status")).toContainText(contact.success.text)
  for (const one of [name, email, company, message]) await expect(field(page, one)).toHaveValue("")

  const rows = await stored(address)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    name: "Ann Example",
    company: "Example Forwarding Ltd.",
    message: "We move to SAP HANA next year.",
  })
  await expect.poll(() => mails(address).length).toBe(2)
  const notice = mails(address).find(({ to }) => to === site.email)
  const confirmation = mails(address).find(({ to }) => to === address)
  expect(notice?.replyTo).toBe(address)
  expect(notice?.text).toContain("We move to SAP HANA next year.")
  expect(confirmation?.text).toContain(site.name)
  expect(confirmation?.text).not.toContain("SAP HANA next year")
})

test("a double click sends one enquiry", async ({ page }) => {
  const address = newAddress()
  await openPage(page, "/#contact")
  const sent = posts(page)
  await fill(page, address)
  await submit(page).dblclick()
  await expect(form(page).getByRole("status")).toContainText(contact.success.text)
  expect(sent).toHaveLength(1)
  expect(await stored(address)).toHaveLength(1)
})

test("very long names are accepted and fit the page", async ({ page }) => {
  const address = newAddress()
  await page.setViewportSize({ width: 320, height: 700 })
  await openPage(page, "/#contact")
  await fill(page, address)
  await field(page, name).fill("Wolfeschlegelsteinhausenbergerdorff".repeat(5))
  await field(page, company).fill("Ä".repeat(200))
  await submit(page).click()
  await expect(form(page).getByRole("status")).toContainText(contact.success.text)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect((await stored(address))[0]?.company).toBe("Ä".repeat(200))
})
