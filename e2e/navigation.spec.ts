import { expect, test, type Page } from "@playwright/test"
import { copy, site } from "./support/content"
import { expectArrival, kinds, openPage } from "./support/open-page"

const anchors = site.navigation.filter(({ href }) => href.includes("#"))
const bar = (page: Page) => page.getByRole("banner")
const jump = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)

/** Returns the background of the site header as RGBA channels from 0 to 255. */
const background = (page: Page) =>
  bar(page).evaluate((element) => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
    if (!context) throw new Error("The browser has no 2D canvas")
    context.fillStyle = getComputedStyle(element).backgroundColor
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data]
  })

test("the site header is transparent up to 20 px of scroll and a translucent dark blue beyond", async ({
  page,
}) => {
  await openPage(page, "/")
  const opacity = async () => (await background(page))[3]
  for (const [top, clear] of [
    [0, true],
    [21, false],
    [20, true],
    [500, false],
    [0, true],
  ] as const) {
    await jump(page, top)
    if (clear) await expect.poll(opacity).toBe(0)
    else await expect.poll(opacity).toBeGreaterThan(150)
  }
  await jump(page, 21)
  await expect.poll(opacity).toBeGreaterThan(200)
  const [red = 255, green = 255, blue = 0, opaque = 255] = await background(page)
  expect(opaque).toBeLessThan(255)
  expect(blue).toBeGreaterThan(Math.max(red, green))
  expect(red + green + blue).toBeLessThan(255)
})

/** Follows the first link of the site header to a page. */
const follow = async (page: Page, href: string) => {
  await bar(page).locator(`a[href="${href}"]`).first().click()
  await expect(page).toHaveURL(href)
}

for (const from of ["/", "/blog"]) {
  test(`each anchor of the site header leads from ${from} to its section, and moves the focus there`, async ({
    page,
  }) => {
    await openPage(page, from)
    for (const [index, { label, href }] of anchors.entries()) {
      if (index > 0) await follow(page, from)
      await bar(page).getByRole("link", { name: label, exact: true }).click()
      await expectArrival(page, href.slice(2))
    }
  })
}

test("following the same anchor again scrolls back to its section", async ({ page }) => {
  await openPage(page, "/blog")
  const link = bar(page).getByRole("link", { name: "Services", exact: true })
  await link.click()
  await expectArrival(page, "services")
  await jump(page, 6000)
  await link.click()
  await expectArrival(page, "services")
})

test("a URL with a fragment opens at its section, and so does Back", async ({ page }) => {
  await openPage(page, "/#case-studies")
  await expectArrival(page, "case-studies")
  await bar(page).getByRole("link", { name: "Knowledge Hub" }).click()
  await expect(page).toHaveURL("/blog")
  await page.goBack()
  await expectArrival(page, "case-studies")
})

test("the button in the site header leads from another page to the contact form", async ({ page }) => {
  await openPage(page, "/privacy-policy")
  await bar(page).getByRole("link", { name: site.book.label }).click()
  await expectArrival(page, "contact")
})

test("a link to another page opens it at the top, with the focus at its beginning", async ({ page }) => {
  await openPage(page, "/")
  await jump(page, 3000)
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click()
  await expect(page).toHaveURL("/privacy-policy")
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused()
})

test("Back to top scrolls to the top and moves the focus there", async ({ page }) => {
  await openPage(page, "/")
  await page.getByRole("button", { name: site.footer.backToTop }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole("main")).toBeFocused()
})

test("each service in the footer links to its own place on the landing page", async ({ page }) => {
  const links = site.footer.services
  expect(new Set(links.map(({ href }) => href)).size).toBe(links.length)
  await openPage(page, "/blog")
  for (const [index, { label, href }] of links.entries()) {
    if (index > 0) await follow(page, "/blog")
    await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click()
    const place = page.locator(href.slice(1))
    await expect(page).toHaveURL(href)
    await expect(place).toBeFocused()
    await expect(place).toBeInViewport({ ratio: 1 })
  }
})

test("the site header marks the current page, and on an article the Knowledge Hub", async ({ page }) => {
  for (const [path, href] of [
    ["/", "/"],
    ["/blog", "/blog"],
    [kinds.article, "/blog"],
  ] as const) {
    await openPage(page, path)
    const marked = page.locator("#menu a[aria-current]")
    await expect(marked).toHaveAttribute("href", href)
    await expect(marked).toHaveCSS("text-decoration-line", "underline")
  }
})

test("the year in the footer is the current one, not that of the build", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2041-03-01T12:00:00Z"))
  await openPage(page, "/blog")
  await expect(page.getByRole("contentinfo")).toContainText(`© 2041 ${site.name}`)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const open = (page: Page) => page.getByRole("button", { name: copy.labels.openMenu })
  const close = (page: Page) => page.getByRole("button", { name: copy.labels.closeMenu })
  const menu = (page: Page) => page.getByRole("navigation", { name: site.labels.mainNavigation })

  test("a click or Enter opens the menu, and Escape closes it and returns the focus to its button", async ({
    page,
  }) => {
    await openPage(page, "/")
    await expect(menu(page)).toBeHidden()
    for (const openMenu of [() => open(page).click(), () => open(page).press("Enter")]) {
      await openMenu()
      await expect(menu(page).getByRole("link")).toHaveCount(site.navigation.length)
      await expect(close(page)).toBeFocused()
      await page.keyboard.press("Tab")
      await expect(menu(page).getByRole("link").first()).toBeFocused()
      await page.keyboard.press("Escape")
      await expect(menu(page)).toBeHidden()
      await expect(open(page)).toBeFocused()
    }
  })

  for (const from of ["/", "/blog"]) {
    test(`a link in the menu closes the menu and leads from ${from} to its section`, async ({ page }) => {
      await openPage(page, from)
      await open(page).click()
      await menu(page).getByRole("link", { name: "Case Studies" }).click()
      await expect(menu(page)).toBeHidden()
      await expectArrival(page, "case-studies")
    })
  }

  test("the page behind the open menu does not scroll, and a wider window closes the menu", async ({
    page,
  }) => {
    await openPage(page, "/")
    await open(page).click()
    await expect(menu(page)).toBeVisible()
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden")
    await page.mouse.move(195, 700)
    await page.mouse.wheel(0, 600)
    await close(page).click()
    await expect(menu(page)).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)

    await open(page).click()
    await expect(menu(page)).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator("html")).toHaveCSS("overflow-y", "visible")
    await expect(menu(page).getByRole("link").first()).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(menu(page)).toBeHidden()
    await expect(open(page)).toBeVisible()
  })

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false })

    test("the menu opens, its links work, and Escape closes it", async ({ page }) => {
      await page.goto("/blog")
      await page.getByRole("button", { name: copy.labels.openMenu }).click()
      await expect(menu(page)).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(menu(page)).toBeHidden()
      await page.getByRole("button", { name: copy.labels.openMenu }).click()
      await menu(page).getByRole("link", { name: "Services", exact: true }).click()
      await expect(page).toHaveURL("/#services")
      await expect(page.locator("#services")).toBeInViewport()
    })
  })
})
