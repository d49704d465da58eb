import { expect, test, type Page } from "@playwright/test"
import { fieldNames } from "../supabase/functions/_shared/contact/contract"
import { enquiry } from "../test/enquiry"
import { holdScripts, hydratedInPage } from "./support/open-page"
import { copy, policy } from "./support/content"
import { endpoint, field, fill, form, posts, submit, thanks } from "./support/contact-form"

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

const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem("contact-draft"))

const expectFilled = async (page: Page) => {
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue(enquiry[name])
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
  expect(await draft(page)).toContain("and late")
})

test("text typed before hydration is saved as a draft and sent", async ({ page }) => {
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }))
  const releaseScripts = await openEarly(page, "/#contact")
  await fill(page, "ann@example.com")
  await releaseScripts()
  await expectFilled(page)
  expect(await draft(page)).toContain("ann@example.com")
  const sent = posts(page)
  await submit(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(sent[0]?.postDataJSON()).toMatchObject(enquiry)
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

/** Runs in the page: changes every text of it as a translator does. */
const translateInPage = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    if (!text.textContent?.trim() || text.parentElement?.closest("script, noscript")) continue
    const translated = document.createElement("x-font")
    text.parentNode?.replaceChild(translated, text)
    translated.append(`${text.textContent} (fr)`)
  }
}

const blockStorage = () =>
  Object.defineProperty(window, "sessionStorage", {
    get: () => {
      throw new DOMException("Blocked", "SecurityError")
    },
  })

test("with a translation and blocked storage, text, focus and caret survive hydration", async ({ page }) => {
  await page.addInitScript(blockStorage)
  const releaseScripts = await openEarly(page, "/")
  await page.evaluate(translateInPage)
  const input = form(page).locator("[name=name]")
  await form(page).locator("[name=message]").fill("We move to SAP HANA next year.")
  await input.focus()
  await page.keyboard.type("Annabelle Typing")
  for (const _letter of "Typing") await page.keyboard.press("ArrowLeft")
  await releaseScripts()
  await expect(input).toBeFocused()
  await page.keyboard.type("Longname ")
  await expect(input).toHaveValue("Annabelle Longname Typing")
  await expect(form(page).locator("[name=message]")).toHaveValue("We move to SAP HANA next year.")
})

test("Back to the page restores text typed before hydration", async ({ page }) => {
  const releaseScripts = await openEarly(page, "/#contact")
  await fill(page, "ann@example.com")
  await releaseScripts()
  await page.unrouteAll()
  await page.goto("/there-is-no-such-page")
  await page.goBack()
  await expectFilled(page)
})

test("a menu opened before hydration is open after it, and a link closes it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const releaseScripts = await openEarly(page, "/")
  await page.getByRole("button", { name: copy.labels.openMenu }).click()
  await releaseScripts()
  const button = page.getByRole("button", { name: copy.labels.closeMenu })
  await expect(button).toBeVisible()
  await page
    .locator("#menu")
    .getByRole("link", { name: copy.navigation[1]?.label ?? "" })
    .click()
  await expect(page.locator("#menu")).toBeHidden()
})

test("a section of the policy opened before hydration stays open until all are closed", async ({ page }) => {
  const releaseScripts = await openEarly(page, "/privacy-policy")
  const section = page.locator("details").nth(2)
  await section.locator("summary").click()
  await page.locator("details").first().locator("summary").click()
  await releaseScripts()
  await page.getByRole("searchbox").fill("months")
  await expect(section).toBeHidden()
  await page.getByRole("searchbox").fill("")
  await expect(section).toHaveAttribute("open")
  await expect(page.locator("details").first()).not.toHaveAttribute("open")
  await page.getByRole("button", { name: policy.openAll }).click()
  await page.getByRole("button", { name: policy.closeAll }).click()
  await expect(page.locator("details[open]")).toHaveCount(0)
})

test("a click on Cookie settings before hydration opens the banner after it", async ({ page }) => {
  const releaseScripts = await openEarly(page, "/")
  await page.getByRole("button", { name: copy.footer.cookieSettings }).click()
  await releaseScripts()
  await expect(page.getByRole("region", { name: copy.label })).toBeFocused()
})
