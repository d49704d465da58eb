import { expect, test, type Page } from "@playwright/test"
import { copy } from "./support/content"
import { collectErrors } from "./support/collect-errors"
import { withMotion } from "./support/open-page"

test.use(withMotion)

const routes = ["/", "/blog", "/privacy-policy", "/blog/sap-gts-on-hana"]

/** Waits for the data of a linked page, which Gatsby prefetches about three seconds after the load. */
const prefetched = (page: Page, from: string) =>
  page.waitForResponse(`**/page-data/${from === "/" ? "blog" : "index"}/page-data.json`)

const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

for (const route of routes) {
  test(`${route} does not violate its Content-Security-Policy while it loads, scrolls and prefetches`, async ({
    page,
  }) => {
    const errors = await collectErrors(page)
    const response = prefetched(page, route)
    await page.goto(route)
    await scrollToEnd(page)
    await response
    expect(errors).toEqual([])
  })
}

test("the 404 page does not violate its Content-Security-Policy", async ({ page }) => {
  const errors = await collectErrors(page)
  const response = prefetched(page, "/nothing")
  await page.goto("/nothing/here")
  await response
  // The browser itself reports the status of the page and its data.
  expect(errors.filter((error) => !error.includes("404 (Not Found)"))).toEqual([])
})

test("the Content-Security-Policy of the first page allows every page that is opened from it", async ({
  page,
}) => {
  const errors = await collectErrors(page)
  await page.goto("/")
  const footer = page.getByRole("contentinfo")
  await page.getByRole("banner").getByRole("link", { name: "Knowledge Hub" }).click()
  await expect(page).toHaveURL("/blog")
  await footer.getByRole("link", { name: "Privacy Policy" }).click()
  await expect(page).toHaveURL("/privacy-policy")
  await page.goBack()
  await expect(page).toHaveURL("/blog")
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click()
  await expect(page).toHaveURL("/")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(errors).toEqual([])
})

test("the cookie banner and the contact form do not violate the Content-Security-Policy", async ({
  page,
}) => {
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  )
  const errors = await collectErrors(page)
  await page.goto("/")
  await page.getByRole("button", { name: "Accept All" }).click()
  const contact = page.locator("#contact")
  await contact.getByLabel("Full Name").fill("Ann Example")
  await contact.getByLabel("Email Address").fill("ann@example.com")
  await contact.getByLabel("Company Name").fill("Example Ltd.")
  await contact.getByRole("button", { name: copy.form.submit }).click()
  await expect(page.getByText("Your request has arrived.").first()).toBeVisible()
  expect(errors).toEqual([])
})
