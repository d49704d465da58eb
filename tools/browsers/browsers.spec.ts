import "../../test/built-site/enter"
import assert from "node:assert/strict"
import { expect } from "@playwright/test"
import { copy } from "../../e2e/support/content"
import { hydratedInPage } from "../../e2e/support/open-page"
import { startSite } from "../../server/start-site"
import { after, before, describe, test } from "../../test/service/runner"
import { engines, type Page } from "./engines"

process.env.CONTACT_DATA_DIR = ".data/browsers"
let site: Awaited<ReturnType<typeof startSite>>

const address = (path: string) => new URL(path, site.url).href

/** Waits until the function returns true in the page. The function can use only its argument. */
const expectInPage = <Argument>(page: Page, condition: (argument: Argument) => boolean, argument: Argument) =>
  expect(async () =>
    assert.equal(await page.evaluate(condition as (argument: unknown) => boolean, argument), true),
  ).toPass({ timeout: 15_000 })

const expectShown = (page: Page, selector: string) =>
  expectInPage(page, (wanted) => document.querySelector(wanted)?.checkVisibility() === true, selector)

const expectHidden = (page: Page, selector: string) =>
  expectInPage(page, (wanted) => document.querySelector(wanted)?.checkVisibility() !== true, selector)

const expectPath = (page: Page, path: string) =>
  expectInPage(page, (wanted) => location.pathname === wanted, path)

const expectHydrated = (page: Page) => expectInPage(page, hydratedInPage, undefined)

/** Scrolls without an animation. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)

const expectTop = (page: Page, top: number) =>
  expectInPage(page, (wanted) => Math.abs(scrollY - wanted) < 2, top)

const banner = `section[aria-label="${copy.label}"]`
const [decline, accept] = [`${banner} button:nth-of-type(1)`, `${banner} button:nth-of-type(2)`]

/** Opens a page in an empty profile and declines cookies. */
const visit = async (page: Page, path: string) => {
  await page.goto(address(path))
  await page.locator(decline).click()
  await expectHidden(page, banner)
  await expectHydrated(page)
}

/** The tests, by name. Each engine runs all of them. */
const promises: Record<string, (page: Page) => Promise<void>> = {
  "a link to a section of the policy opens it on a first visit": async (page) => {
    await page.goto(address("/privacy-policy#data-retention"))
    await expectShown(page, "details[open] #data-retention")
    await expectShown(page, banner)
  },
  "a page that is reloaded further down asks for consent": async (page) => {
    await page.goto(address("/"))
    await expectShown(page, banner)
    await scrollTo(page, 2000)
    await page.reload()
    await expectShown(page, banner)
    await expectTop(page, 2000)
  },
  "nothing is stored and no other host is asked before Accept All, which loads the tag": async (page) => {
    const foreign: string[] = []
    page.on("request", (request) => {
      const { protocol, origin, href } = new URL(request.url())
      if (protocol.startsWith("http") && origin !== new URL(site.url).origin) foreign.push(href)
    })
    await page.goto(address("/blog"))
    await expectShown(page, banner)
    await scrollTo(page, 4000)
    await expectHydrated(page)
    const stored = await page.evaluate(() => [document.cookie, ...Object.keys(localStorage)])
    assert.deepEqual(stored, [""])
    assert.deepEqual(foreign, [])
    await page.locator(accept).click()
    await expectInPage(page, () => localStorage.getItem("cookieConsent") === "true", undefined)
    await expect(() => assert.match(foreign.join(), /googletagmanager/)).toPass({ timeout: 15_000 })
  },
  "the menu opens, Escape closes it, and its links lead to other pages": async (page) => {
    await visit(page, "/")
    await page.locator("button[popovertarget=menu]").click()
    await expectShown(page, "#menu")
    await page.keyboard.press("Escape")
    await expectHidden(page, "#menu")
    await page.locator("button[popovertarget=menu]").click()
    await page.locator('#menu a[href="/blog"]').click()
    await expectPath(page, "/blog")
    await expectHidden(page, "#menu")
  },
  "the form marks a missing field, and thanks the visitor once it is sent": async (page) => {
    await visit(page, "/#contact")
    await page.locator("#contact-submit").click()
    await expectShown(page, "form [aria-invalid=true]:focus")
    await page.locator("form input[name=name]").fill("Ann Example")
    await page.locator("form input[name=email]").fill("ann@example.com")
    await page.locator("form input[name=company]").fill("Example Forwarding Ltd.")
    await page.locator("#contact-submit").click()
    await expectShown(page, "form[data-phase=success]")
  },
  "text typed into a page that an extension has changed survives hydration": async (page) => {
    // The element comes before the scripts, which start with the first input.
    await page.goto(address("/#contact"), { waitUntil: "domcontentloaded" })
    await page.evaluate(() => {
      document.querySelector("header")?.prepend(document.createElement("price-finder"))
      document.querySelector("form [name=name]")?.before(document.createElement("password-icon"))
      document.querySelector<HTMLInputElement>("form [name=name]")?.focus()
    })
    await page.keyboard.type("Ann Example")
    await expectHydrated(page)
    await expectInPage(page, () => document.activeElement?.getAttribute("name") === "name", undefined)
    await page.keyboard.type(" Typing")
    await expectInPage(
      page,
      () => document.querySelector<HTMLInputElement>("form [name=name]")?.value === "Ann Example Typing",
      undefined,
    )
  },
  "each section of the policy opens and closes independently": async (page) => {
    await visit(page, "/privacy-policy")
    await expectShown(page, "details:nth-of-type(1)[open]")
    await page.locator("details:nth-of-type(3) summary").click()
    await page.locator("details:nth-of-type(1) summary").click()
    await expectShown(page, "details:nth-of-type(3)[open]")
    await expectShown(page, "details:nth-of-type(1):not([open])")
  },
  "the search of the policy shows only the sections with the search term": async (page) => {
    await visit(page, "/privacy-policy")
    await page.locator("input[type=search]").fill("children")
    await expectHidden(page, "details:nth-of-type(1)")
    await expectInPage(
      page,
      () => {
        const shown = [...document.querySelectorAll("details")].filter((section) => section.checkVisibility())
        return shown.length > 0 && shown.every((section) => /children/i.test(section.textContent))
      },
      undefined,
    )
  },
  "Back returns to the position on the previous page": async (page) => {
    await visit(page, "/")
    await scrollTo(page, 1500)
    await expectTop(page, 1500)
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/blog"]')?.click())
    await expectPath(page, "/blog")
    await expectTop(page, 0)
    await page.goBack()
    await expectPath(page, "/")
    await expectTop(page, 1500)
  },
}

for (const { name, install, start } of engines) {
  if (start === undefined) {
    console.log(`${name} is not installed and not tested. To install it: ${install}`)
    continue
  }
  describe(name, () => {
    let engine: Awaited<ReturnType<typeof start>>
    before(async () => {
      engine = await start()
      site = await startSite({ root: "public", port: 0 })
    })
    after(() => Promise.all([engine.close(), site.stop()]))
    for (const [sentence, keep] of Object.entries(promises)) {
      test(sentence, async () => keep(await engine.open()))
    }
  })
}

// The workflow installs every engine and sets this variable.
if (process.env.REQUIRE_BROWSERS) {
  test("every engine is installed", () => assert.ok(engines.every(({ start }) => start)))
}
