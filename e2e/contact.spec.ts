import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { promisify } from "node:util"
import { expect, test, type Page, type Request } from "@playwright/test"
import { contact } from "./lib/content"
import { openPage } from "./lib/open-page"
import { policy, site } from "./lib/site"

const endpoint = "**/functions/v1/contact-form"
const { name, email, company, message } = contact.inputs
const form = (page: Page) => page.locator("form")
const field = (page: Page, { label }: { label: string }) => form(page).getByLabel(label)
const submit = (page: Page) => form(page).getByRole("button", { name: contact.submit })

/** An address that no other run has used. */
const newAddress = () => `visitor-${randomUUID()}@example.com`

const fill = async (page: Page, address: string) => {
  await field(page, name).fill("Ann Example")
  await field(page, email).fill(address)
  await field(page, company).fill("Example Forwarding Ltd.")
  await field(page, message).fill("We move to SAP HANA next year.")
}

const posts = (page: Page) => {
  const seen: Request[] = []
  page.on("request", (request) => {
    if (request.method() === "POST") seen.push(request)
  })
  return seen
}

type Stored = { email: string; name: string; company: string; message: string }

/** What the consultant sees of an address with `npm run enquiries -- list --json`. */
const stored = async (address: string): Promise<Stored[]> => {
  const { stdout } = await promisify(execFile)(
    "npx",
    ["tsx", "scripts/enquiries.ts", "list", "--json", "--limit", "500"],
    { env: { ...process.env, CONTACT_DATA_DIR: ".data/e2e" }, maxBuffer: 2 ** 24 },
  )
  return (JSON.parse(stdout) as Stored[]).filter((row) => row.email === address)
}

type Mail = { to: string; replyTo: string; subject: string; text: string }

/** The mails that concern an address. */
const mails = (address: string): Mail[] => {
  const folder = ".data/e2e/mail"
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Mail)
    .filter((mail) => mail.to === address || mail.replyTo === address)
}

test("a click in the browser becomes a stored enquiry, a notice and a confirmation", async ({ page }) => {
  const address = newAddress()
  await openPage(page, "/#contact")
  await fill(page, address)
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

test("a wrong e-mail address gets the focus and the browser's own words, tied to the field", async ({
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

test("where the server is away the text stays, and pressing again sends the same enquiry once", async ({
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
  await expect(form(page).getByRole("status")).toContainText(contact.success.text)
  const keys = sent.map((request) => request.headers()["idempotency-key"])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/\w{16,}/)
  expect(keys[1]).toBe(keys[0])
  expect(await stored(address)).toHaveLength(1)
})

test("what was typed survives a reload, and is forgotten once it is sent", async ({ page }) => {
  const address = newAddress()
  await openPage(page, "/#contact")
  await fill(page, address)
  await page.reload()
  await expect(field(page, email)).toHaveValue(address)
  await expect(field(page, message)).toHaveValue("We move to SAP HANA next year.")
  await submit(page).click()
  await expect(form(page).getByRole("status")).toContainText(contact.success.text)
  await page.reload()
  await expect(submit(page)).toBeEnabled()
  await expect(field(page, email)).toHaveValue("")
  expect(await page.evaluate(() => sessionStorage.getItem("contact-draft"))).toBeNull()
})

test("very long names are taken and break nothing", async ({ page }) => {
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

test.describe("without scripts", () => {
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
})

test("the note under the form leads to the privacy policy", async ({ page }) => {
  await openPage(page, "/#contact")
  await form(page).getByRole("link", { name: "Privacy Policy" }).click()
  await expect(page.getByRole("heading", { level: 1, name: policy.title })).toBeVisible()
})
