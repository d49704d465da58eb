import { expect, test, type Page } from "@playwright/test"
import { copy } from "./support/content"
import { collectErrors } from "./support/collect-errors"
import { withMotion } from "./support/open-page"

test.use(withMotion)

const routes = ["/", "/blog", "/privacy-policy", "/blog/sap-gts-on-hana"]

/** Gatsby fetches the data of linked pages seconds after the load; some browsers hold that against the policy. */
const prefetched = (page: Page, from: string) =>
  page.waitForResponse(`**/page-data/${from === "/" ? "blog" : "index"}/page-data.json`)

const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

for (const route of routes) {
  test(`${route} keeps to its own policy while it loads, is scrolled and fetches ahead`, async ({ page }) => {
    const troubles = await collectErrors(page)
    const fetchedAhead = prefetched(page, route)
    await page.goto(route)
    await scrollToEnd(page)
    await fetchedAhead
    expect(troubles).toEqual([])
  })
}

test("the page for what is not there keeps to the policy too", async ({ page }) => {
  const troubles = await collectErrors(page)
  const fetchedAhead = prefetched(page, "/nothing")
  await page.goto("/nothing/here")
  await fetchedAhead
  // The browser itself reports that the page and its data are missing; nothing else may be wrong.
  expect(troubles.filter((trouble) => !trouble.includes("404 (Not Found)"))).toEqual([])
})

test("the policy of the first page serves for every page the visitor goes on to", async ({ page }) => {
  const troubles = await collectErrors(page)
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
  expect(troubles).toEqual([])
})

test("the choice of cookies and the contact form keep to the policy", async ({ page }) => {
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  )
  const troubles = await collectErrors(page)
  await page.goto("/")
  await page.getByRole("button", { name: "Accept All" }).click()
  const contact = page.locator("#contact")
  await contact.getByLabel("Full Name").fill("Ann Example")
  await contact.getByLabel("Email Address").fill("ann@example.com")
  await contact.getByLabel("Company Name").fill("Example Ltd.")
  await contact.getByRole("button", { name: copy.form.submit }).click()
  await expect(page.getByText("Your request has arrived.").first()).toBeVisible()
  expect(troubles).toEqual([])
})
