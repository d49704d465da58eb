import { expect, test, type Page } from "@playwright/test"
import { site } from "./support/content"
import { expectArrival, openPage } from "./support/open-page"

const anchors = site.navigation.filter(({ href }) => href.includes("#"))
const bar = (page: Page) => page.getByRole("banner")
const jump = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)

/** Returns the background of the site header as red, green and blue, from 0 to 255, and opacity, up to 1. */
const background = async (page: Page) => {
  const colour = await bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)
  return (colour.match(/[\d.]+/g) ?? []).map(Number)
}

test("the site header stays at the top, transparent up to 20 px of scroll and a translucent dark blue beyond", async ({
  page,
}) => {
  await openPage(page, "/")
  const opacity = async () => (await background(page))[3]
  for (const top of [20, 0]) {
    await jump(page, 21)
    await expect.poll(opacity).toBeGreaterThan(0.8)
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    const [red = 255, green = 255, blue = 0, opaque = 1] = await background(page)
    expect(opaque).toBeLessThan(1)
    expect(blue).toBeGreaterThan(Math.max(red, green))
    await jump(page, top)
    await expect.poll(opacity).toBe(0)
  }
})

test("each anchor of the site header leads to its section and moves the focus there, also again", async ({
  page,
}) => {
  await openPage(page, "/")
  for (const { label, href } of [...anchors, ...anchors.slice(-1)]) {
    await jump(page, 3000)
    await bar(page).getByRole("link", { name: label, exact: true }).click()
    await expectArrival(page, href.slice(2))
  }
})

test("a link to another page moves the focus there, and Back returns it to the link", async ({ page }) => {
  await openPage(page, "/")
  const link = page.locator('footer a[href="/blog"]')
  await link.focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/blog")
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL("/")
  await expect(link).toBeFocused()
})

test("a page that loads slowly is announced, and shows a bar until it is there", async ({ page }) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route("**/page-data/privacy-policy/page-data.json", async (route) => {
    await released
    await route.continue()
  })
  await openPage(page, "/blog")
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click()
  const status = page.locator("#page-loading")
  await expect(status).toHaveText(site.labels.loading)
  const shown = () =>
    page.locator("#page-loading + span").evaluate((bar) => bar.getBoundingClientRect().width)
  expect(await shown()).toBeGreaterThan(0)
  release()
  await expect(page).toHaveURL("/privacy-policy")
  await expect(status).toBeEmpty()
  expect(await shown()).toBe(0)
})
