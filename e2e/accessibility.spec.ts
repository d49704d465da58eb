import { expect, test, type Page } from "@playwright/test"
import { axe } from "./support/axe"
import { endpoint, fill, form, submit } from "./support/contact-form"
import { contact, copy, policy } from "./support/content"
import { visit } from "./support/open-page"

const send = async (page: Page, status: number) => {
  await page.route(endpoint, (route) => route.fulfill({ status, json: {} }))
  await visit(page, "/")
  await fill(page, "ada@example.com")
  await submit(page).click()
}

/** States of the site that need an interaction. Each function reaches one and returns the selector of what it changes. */
const states: Record<string, (page: Page) => Promise<string>> = {
  "the menu open": async (page) => {
    await visit(page, "/")
    await page.getByRole("button", { name: copy.labels.menu }).click()
    await expect(page.locator("#menu")).toBeVisible()
    return "header:has(#menu)"
  },
  "the cookie banner shown": async (page) => {
    await visit(page, "/", { asked: true })
    await expect(page.getByRole("region", { name: copy.label })).toBeVisible()
    return `section[aria-label="${copy.label}"]`
  },
  "errors in the form": async (page) => {
    await visit(page, "/")
    await submit(page).click()
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(3)
    return "#contact"
  },
  "a form that failed to send": async (page) => {
    await send(page, 500)
    await expect(form(page).getByRole("alert")).toBeFocused()
    return "#contact"
  },
  "the thank-you": async (page) => {
    await send(page, 200)
    await expect(page.getByRole("group", { name: contact.success.title })).toBeVisible()
    return "#contact"
  },
  "a search without a result": async (page) => {
    await visit(page, "/privacy-policy")
    await page.getByRole("searchbox").fill("zzyzx")
    await expect(page.getByRole("status").filter({ hasText: policy.searchNone })).toBeVisible()
    return "main"
  },
}

for (const [state, reach] of Object.entries(states)) {
  test(`axe finds nothing with ${state}, in light and in dark`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const changed = await reach(page)
    expect(await axe(page, changed), "light").toEqual([])
    await page.emulateMedia({ colorScheme: "dark" })
    // Schemes differ only in colours.
    expect(await axe(page, changed, ["color-contrast"]), "dark").toEqual([])
  })
}
