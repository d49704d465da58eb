import { expect } from "@playwright/test"
import { copy } from "./support/content"
import { test, type Page } from "./support/firefox"
import { hydratedInPage } from "./support/open-page"

/** Waits until the function returns true in the page. The function can use only its argument. */
const expectInPage = <Argument>(
  page: Page,
  what: string,
  condition: (argument: Argument) => boolean,
  argument: Argument,
) =>
  expect(async () => {
    const holds = await page.evaluate(condition as (argument: unknown) => boolean, argument)
    expect(holds, what).toBe(true)
  }).toPass({ timeout: 10_000 })

const expectShown = (page: Page, selector: string) => {
  const isShown = (wanted: string) => document.querySelector(wanted)?.checkVisibility() === true
  return expectInPage(page, `${selector} is shown`, isShown, selector)
}

const expectHidden = (page: Page, selector: string) => {
  const isHidden = (wanted: string) => document.querySelector(wanted)?.checkVisibility() !== true
  return expectInPage(page, `${selector} is hidden`, isHidden, selector)
}

const expectPath = (page: Page, path: string) =>
  expectInPage(page, `the path is ${path}`, (wanted) => location.pathname === wanted, path)

const expectHydrated = (page: Page) => expectInPage(page, "the page is hydrated", hydratedInPage, undefined)

/** Scrolls without an animation. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)

const expectTop = (page: Page, top: number) =>
  expectInPage(page, `the page is at ${top} px`, (wanted) => Math.abs(scrollY - wanted) < 2, top)

const banner = `section[aria-label="${copy.label}"]`
const decline = `${banner} button:nth-of-type(1)`

/** Opens a page in an empty profile and declines cookies. */
const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await page.locator(decline).click()
  await expectHidden(page, banner)
  await expectHydrated(page)
}

test("a link to a section of the policy opens it on a first visit", async ({ visitor: page }) => {
  await page.goto("/privacy-policy#data-retention")
  await expectShown(page, "details[open] #data-retention")
  await expectShown(page, banner)
})

test("a page that is reloaded further down asks for consent", async ({ visitor: page }) => {
  await page.goto("/")
  await expectShown(page, banner)
  await scrollTo(page, 2000)
  await page.reload()
  await expectShown(page, banner)
  await expectTop(page, 2000)
})

test("the menu opens, Escape closes it, and its links lead to other pages", async ({ visitor: page }) => {
  await visit(page, "/")
  await page.locator("button[popovertarget=menu]").click()
  await expectShown(page, "#menu")
  await page.keyboard.press("Escape")
  await expectHidden(page, "#menu")
  await page.locator("button[popovertarget=menu]").click()
  await page.locator('#menu a[href="/blog"]').click()
  await expectPath(page, "/blog")
  await expectHidden(page, "#menu")
})

test("the form marks a missing field, and thanks the visitor once it is sent", async ({ visitor: page }) => {
  await visit(page, "/#contact")
  await page.locator("#contact-submit").click()
  await expectShown(page, "form [aria-invalid=true]:focus")
  await page.locator("form input[name=name]").fill("Ann Example")
  await page.locator("form input[name=email]").fill("ann@example.com")
  await page.locator("form input[name=company]").fill("Example Forwarding Ltd.")
  await page.locator("#contact-submit").click()
  await expectShown(page, "#thank-you-title")
})

test("text typed into a page that an extension has changed survives hydration", async ({ visitor: page }) => {
  // The element comes before the scripts, which start with the first input.
  await page.goto("/#contact", { waitUntil: "domcontentloaded" })
  await page.evaluate(() => {
    document.querySelector("header")?.prepend(document.createElement("price-finder"))
    document.querySelector("form [name=name]")?.before(document.createElement("password-icon"))
    document.querySelector<HTMLInputElement>("form [name=name]")?.focus()
  })
  await page.keyboard.type("Ann Example")
  await expectHydrated(page)
  await expectInPage(
    page,
    "the field is focused",
    () => document.activeElement?.getAttribute("name") === "name",
    undefined,
  )
  await page.keyboard.type(" Typing")
  await expectInPage(
    page,
    "the field has the whole text",
    () => document.querySelector<HTMLInputElement>("form [name=name]")?.value === "Ann Example Typing",
    undefined,
  )
})

test("Back returns to the position on the previous page", async ({ visitor: page }) => {
  await visit(page, "/")
  await scrollTo(page, 1500)
  await expectTop(page, 1500)
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/blog"]')?.click())
  await expectPath(page, "/blog")
  await expectTop(page, 0)
  await page.goBack()
  await expectPath(page, "/")
  await expectTop(page, 1500)
})
