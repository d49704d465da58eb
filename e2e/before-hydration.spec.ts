import { expect, test, type Page } from "@playwright/test"
import { holdScripts, hydratedInPage } from "./support/open-page"
import { field, fill, submit } from "./support/contact-form"

const hydrated = (page: Page) => page.evaluate(hydratedInPage)

/** Opens a page, with cookies declined, whose scripts are delayed. */
const openEarly = async (page: Page, path: string) => {
  await page.addInitScript(() => localStorage.setItem("cookieConsent", "false"))
  const releaseScripts = await holdScripts(page)
  // The load event can wait for the scripts if a focus event starts them.
  await page.goto(path, { waitUntil: "domcontentloaded" })
  expect(await hydrated(page)).toBe(false)
  return releaseScripts
}

test("on a slow connection text typed before, during and after hydration is kept", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 150_000,
    uploadThroughput: 150_000,
  })
  // Without a fragment, to which Chromium moves the focus before the first paint, but after the focus here.
  await page.goto("/", { waitUntil: "domcontentloaded" })
  await field(page, "message").focus()
  let typed = ""
  const type = async (text: string) => {
    await page.keyboard.type(text, { delay: 20 })
    typed += text
  }
  while (!(await hydrated(page))) await type("early ")
  expect(typed).not.toBe("")
  await type("and late")
  await expect(field(page, "message")).toHaveValue(typed)
})

test("Back from a form rejected before hydration restores the fields, also after hydration", async ({
  page,
}) => {
  const releaseScripts = await openEarly(page, "/#contact")
  await fill(page, "ann@example.com")
  await field(page, "name").fill("A".repeat(201))
  await submit(page).click()
  await expect(page).toHaveURL(/functions/)
  await page.goBack()
  await expect(field(page, "email")).toHaveValue("ann@example.com")
  await releaseScripts()
  await expect(field(page, "name")).toHaveValue("A".repeat(201))
  await expect(field(page, "email")).toHaveValue("ann@example.com")
  await expect(field(page, "message")).toHaveValue("We move to SAP HANA next year.")
})
