import { expect, test, type Locator, type Page } from "@playwright/test"
import { fieldNames } from "../supabase/functions/_shared/contact/contract"
import { enquiry } from "../test/enquiry"
import { endpoint, field, fill, form, newAddress, submit, thanks } from "./support/contact-form"
import { site } from "./support/content"
import { mails } from "./support/enquiries"
import { overflowInPage } from "./support/layout"
import { openPage } from "./support/open-page"

test("a form sent in the browser becomes a stored enquiry, a notice and a confirmation", async ({ page }) => {
  const address = newAddress()
  await openPage(page, "/#contact")
  await fill(page, address)
  // The service treats a form sent within two seconds as spam.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2000)
  await submit(page).click()
  await expect(thanks(page)).toContainText(address)
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue("")

  await expect.poll(() => mails(address).length).toBe(2)
  const notice = mails(address).find(({ to }) => to === site.email)
  const confirmation = mails(address).find(({ to }) => to === address)
  expect(notice?.replyTo).toBe(address)
  for (const name of fieldNames) expect(notice?.text).toContain({ ...enquiry, email: address }[name])
  expect(confirmation?.text).toContain(site.name)
  expect(confirmation?.text).not.toContain("SAP HANA next year")
})

const send = async (page: Page) => {
  await openPage(page, "/#contact")
  await fill(page, "ann@example.com")
  await submit(page).click()
}

test("while the form is sent its fields are dimmed, and the button is not", async ({ page }) => {
  await page.route(endpoint, () => undefined)
  await send(page)
  await expect(form(page).locator("div:has(> label)").first()).toHaveCSS("opacity", "0.6")
  await expect(form(page).locator("#contact-submit")).toHaveCSS("opacity", "1")
})

test("the thanks that are printed have the reference, and nothing of the form", async ({ page }) => {
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true, id: "1a2b3c4d-5e6f" } }))
  await send(page)
  await expect(thanks(page)).toContainText("1A2B-3C4D")
  await page.emulateMedia({ media: "print" })
  await expect(thanks(page)).toBeVisible()
  await expect(field(page, "name")).toBeHidden()
})

test("a failure is in a red box", async ({ page }) => {
  await page.route(endpoint, (route) => route.fulfill({ status: 500, json: {} }))
  await send(page)
  const border = await form(page)
    .getByRole("alert")
    .evaluate((box) => getComputedStyle(box).borderTopColor)
  const [red = 0, green = 255, blue = 255] = (border.match(/[\d.]+/g) ?? []).map(Number)
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))
})

test("the thank-you takes the place of the form, in view on a phone, and is above it afterwards", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.clock.install()
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }))
  await openPage(page, "/#contact")
  await fill(page, `${"a-long-name-".repeat(4)}@${"department.".repeat(3)}example.com`)
  await submit(page).click()
  await expect(thanks(page)).toBeFocused()
  for (const text of await thanks(page).locator("h3, p").all())
    await expect(text).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(overflowInPage)).toEqual([])
  await expect(form(page)).toBeHidden()
  const edges = (box: Locator) =>
    box.evaluate((element) => {
      const { x, y, bottom } = element.getBoundingClientRect()
      return { x, y, bottom }
    })
  const place = await edges(form(page))
  expect(await edges(thanks(page))).toMatchObject({ x: place.x, y: place.y })

  await page.clock.runFor(5000)
  await expect(form(page)).toBeVisible()
  expect((await edges(thanks(page))).bottom).toBeLessThan((await edges(form(page))).y)
})

test("a field with an error has a border of its own, and the label of the first is below the site header", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, "/#contact")
  await submit(page).click()
  await expect(field(page, "name")).toBeFocused()
  const border = (name: "company" | "message") =>
    field(page, name).evaluate((control) => getComputedStyle(control).borderColor)
  expect(await border("company")).not.toBe(await border("message"))
  const header = await page.getByRole("banner").boundingBox()
  const label = await form(page).locator("label").first().boundingBox()
  expect(label?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
})
