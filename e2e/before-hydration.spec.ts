import { expect, test, type Page } from "@playwright/test"
import { hydratedInPage, openPage } from "./support/open-page"
import { contact, copy, policy } from "./support/content"
import {
  company,
  email,
  endpoint,
  field,
  fill,
  form,
  message,
  name,
  posts,
  submit,
} from "./support/contact-form"

const hydrated = (page: Page) => page.evaluate(hydratedInPage)

/** Holds the page's scripts back; the function returned lets them through and waits until they have taken over. */
const holdScripts = async (page: Page) => {
  const scripts = /\/(framework|react|site|app)-[0-9a-f]{20}\.js$/
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    release()
    await expect.poll(() => hydrated(page)).toBe(true)
  }
}

/** Opens a page as a visitor who has declined cookies and whose scripts are late. */
const openEarly = async (page: Page, path: string) => {
  await page.addInitScript(() => localStorage.setItem("cookieConsent", "false"))
  const letThrough = await holdScripts(page)
  // A focus starts the scripts, and the load event then waits for them.
  await page.goto(path, { waitUntil: "domcontentloaded" })
  expect(await hydrated(page)).toBe(false)
  return letThrough
}

const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem("contact-draft"))

const expectFilled = async (page: Page, address: string) => {
  await expect(field(page, name)).toHaveValue("Ann Example")
  await expect(field(page, email)).toHaveValue(address)
  await expect(field(page, company)).toHaveValue("Example Forwarding Ltd.")
  await expect(field(page, message)).toHaveValue("We move to SAP HANA next year.")
}

test("on a slow connection every key pressed before, during and after hydration stays", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await page.goto("/#contact", { waitUntil: "domcontentloaded" })
  await field(page, message).focus()
  let typed = ""
  const type = async (text: string) => {
    await page.keyboard.type(text, { delay: 20 })
    typed += text
  }
  while (!(await hydrated(page))) await type("early ")
  expect(typed).not.toBe("")
  await type("and late")
  await expect(field(page, message)).toHaveValue(typed)
  expect(await draft(page)).toContain("and late")
})

test("what was typed before hydration is kept as a draft and sent", async ({ page }) => {
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }))
  const letThrough = await openEarly(page, "/#contact")
  await fill(page, "ann@example.com")
  await letThrough()
  await expectFilled(page, "ann@example.com")
  expect(await draft(page)).toContain("ann@example.com")
  const sent = posts(page)
  await submit(page).click()
  await expect(form(page).getByRole("status")).toContainText(contact.success.text)
  expect(sent[0]?.postDataJSON()).toMatchObject({ name: "Ann Example", email: "ann@example.com" })
})

test("what a program filled in before hydration, without any event, stays and is sent", async ({ page }) => {
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }))
  const letThrough = await openEarly(page, "/#contact")
  const values = { name: "Ann Example", email: "ann@example.com", company: "Example Ltd." }
  await form(page).evaluate((element, entries) => {
    for (const [key, value] of Object.entries(entries))
      Object.assign((element as HTMLFormElement).elements.namedItem(key) ?? {}, { value })
  }, values)
  await letThrough()
  await expect(field(page, company)).toHaveValue("Example Ltd.")
  const sent = posts(page)
  await submit(page).click()
  await expect(form(page).getByRole("status")).toContainText(contact.success.text)
  expect(sent[0]?.postDataJSON()).toMatchObject(values)
})

test("Back from a form refused before hydration shows all that was typed, also once scripts run", async ({
  page,
}) => {
  const letThrough = await openEarly(page, "/#contact")
  await fill(page, "ann@example.com")
  await field(page, name).fill("A".repeat(201))
  await submit(page).click()
  await expect(page).toHaveURL(/functions/)
  await page.goBack()
  await expect(field(page, email)).toHaveValue("ann@example.com")
  await letThrough()
  await expect(field(page, name)).toHaveValue("A".repeat(201))
  await expect(field(page, email)).toHaveValue("ann@example.com")
  await expect(field(page, message)).toHaveValue("We move to SAP HANA next year.")
})

test("a reload before hydration keeps what was typed", async ({ page }) => {
  const letThrough = await openEarly(page, "/")
  await fill(page, "ann@example.com")
  await page.reload({ waitUntil: "domcontentloaded" })
  await letThrough()
  await expectFilled(page, "ann@example.com")
})

test("Back to the page shows what was typed before hydration", async ({ page }) => {
  const letThrough = await openEarly(page, "/#contact")
  await fill(page, "ann@example.com")
  await letThrough()
  await page.unrouteAll()
  await page.goto("/there-is-no-such-page")
  await page.goBack()
  await expectFilled(page, "ann@example.com")
})

for (const path of ["/blog", "/privacy-policy"]) {
  test(`words typed into the search of ${path} before hydration are searched for after it`, async ({
    page,
  }) => {
    const letThrough = await openEarly(page, path)
    const status = page.getByRole("search").getByRole("status")
    await page.getByRole("searchbox").fill("zzyzx")
    await expect(status).toBeEmpty()
    await letThrough()
    await expect(page.getByRole("searchbox")).toHaveValue("zzyzx")
    await expect(status).not.toBeEmpty()
  })
}

test("a menu opened before hydration is known to be open after it, and closes at a link", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letThrough = await openEarly(page, "/")
  await page.getByRole("button", { name: copy.labels.openMenu }).click()
  await letThrough()
  const button = page.getByRole("button", { name: copy.labels.closeMenu })
  await expect(button).toBeVisible()
  await page
    .locator("#menu")
    .getByRole("link", { name: copy.navigation[1]?.label ?? "" })
    .click()
  await expect(page.locator("#menu")).toBeHidden()
})

test("a section of the policy opened before hydration stays open, and closes with the others", async ({
  page,
}) => {
  const letThrough = await openEarly(page, "/privacy-policy")
  const section = page.locator("details").nth(2)
  await section.locator("summary").click()
  await page.locator("details").first().locator("summary").click()
  await letThrough()
  await page.getByRole("searchbox").fill("zzyzx")
  await expect(section).toBeHidden()
  await page.getByRole("searchbox").fill("")
  await expect(section).toHaveAttribute("open")
  await expect(page.locator("details").first()).not.toHaveAttribute("open")
  await page.getByRole("button", { name: policy.closeAll }).click()
  await expect(page.locator("details[open]")).toHaveCount(0)
})

test("a click on Cookie settings before hydration opens the banner after it", async ({ page }) => {
  const letThrough = await openEarly(page, "/")
  await page.getByRole("button", { name: copy.footer.cookieSettings }).click()
  await letThrough()
  await expect(page.getByRole("region", { name: copy.label })).toBeFocused()
})

test("an enquiry carries the time at which its page was opened, not that of hydration", async ({ page }) => {
  await openPage(page, "/#contact")
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }))
  const sent = posts(page)
  await fill(page, "ann@example.com")
  await submit(page).click()
  await expect(form(page).getByRole("status")).toContainText(contact.success.text)
  const { startedAt } = sent[0]?.postDataJSON() as { startedAt: number }
  expect(startedAt).toBe(await page.evaluate(() => performance.timeOrigin))
})
