import { expect } from "@playwright/test"
import { copy } from "./support/content"
import { test, type Page } from "./support/firefox"
import { changes, expectTextKept, expectTextKeptAfterReload } from "./support/typed-text"

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

const banner = `section[aria-label="${copy.label}"]`
const decline = `${banner} button:nth-of-type(1)`

/** Opens a page in an empty profile and declines cookies. */
const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await page.locator(decline).click()
  await expectHidden(page, banner)
}

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

for (const [name, change] of Object.entries(changes)) {
  test(`text in the form of a page ${name} is kept`, async ({ visitor: page }) => {
    await expectTextKept(page, (script) => page.evaluateOnNewDocument(script), change)
  })
}

test("text in the form is kept after a reload", ({ visitor }) => expectTextKeptAfterReload(visitor))
