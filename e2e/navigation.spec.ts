import { expect, test, type Page } from "@playwright/test"
import { copy, site } from "./support/content"
import { kinds, openPage, visit, withMotion } from "./support/open-page"

const anchors = site.navigation.filter(({ href }) => href.includes("#"))
const bar = (page: Page) => page.getByRole("banner")
const jump = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)

/** The bar's background: red, green, blue from 0 to 255 and how opaque it is. */
const background = (page: Page) =>
  bar(page).evaluate((element) => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
    if (!context) throw new Error("There is no canvas")
    context.fillStyle = getComputedStyle(element).backgroundColor
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data]
  })

/** Waits until the section stands with its heading below the bar and near the top, and has the focus. */
const expectArrival = async (page: Page, id: string) => {
  await expect(page).toHaveURL(new RegExp(`/#${id}$`))
  await expect(page.locator(`#${id}`)).toBeFocused()
  const place = () =>
    page.evaluate((name) => {
      const section = document.getElementById(name)
      const heading = section?.querySelector("h2")?.getBoundingClientRect()
      const bottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0
      return {
        belowBar: heading !== undefined && heading.top >= bottom,
        inSight: heading !== undefined && heading.bottom < window.innerHeight * 0.75,
      }
    }, id)
  await expect.poll(place).toEqual({ belowBar: true, inSight: true })
}

test("the bar is clear up to 20 px of scroll and translucent dark blue beyond", async ({ page }) => {
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

for (const from of ["/", "/blog"]) {
  test(`each anchor of the bar leads from ${from} to its section, and the focus with it`, async ({
    page,
  }) => {
    for (const { label, href } of anchors) {
      await openPage(page, from)
      await bar(page).getByRole("link", { name: label, exact: true }).click()
      await expectArrival(page, href.slice(2))
    }
  })
}

test("pressing the same anchor again leads back after scrolling away", async ({ page }) => {
  await openPage(page, "/blog")
  const link = bar(page).getByRole("link", { name: "Services", exact: true })
  await link.click()
  await expectArrival(page, "services")
  await jump(page, 6000)
  await link.click()
  await expectArrival(page, "services")
})

test("an address with an anchor leads to its section, and so does the way back", async ({ page }) => {
  await openPage(page, "/#case-studies")
  await expectArrival(page, "case-studies")
  await bar(page).getByRole("link", { name: "Knowledge Hub" }).click()
  await expect(page).toHaveURL("/blog")
  await page.goBack()
  await expectArrival(page, "case-studies")
})

test("the button in the bar leads from another page to the contact form", async ({ page }) => {
  await openPage(page, "/privacy-policy")
  await bar(page).getByRole("link", { name: site.book.label }).click()
  await expectArrival(page, "contact")
})

test("going on to another page begins at its top, with the focus at its beginning", async ({ page }) => {
  await openPage(page, "/")
  await jump(page, 3000)
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click()
  await expect(page).toHaveURL("/privacy-policy")
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused()
})

test("the way back returns to where the visitor was", async ({ page }) => {
  await openPage(page, "/")
  await jump(page, 3000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000)
  await bar(page).getByRole("link", { name: "Knowledge Hub" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "SAP GTS Knowledge Hub" })).toBeVisible()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000)
})

test("Back to top leads to the top, and the focus with it", async ({ page }) => {
  await openPage(page, "/")
  await page.getByRole("button", { name: site.footer.backToTop }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole("main")).toBeFocused()
})

test("each service of the footer leads to its own place on the landing page", async ({ page }) => {
  const links = site.footer.services
  expect(new Set(links.map(({ href }) => href)).size).toBe(links.length)
  for (const { label, href } of links) {
    await openPage(page, "/blog")
    await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click()
    const place = page.locator(href.slice(1))
    await expect(page).toHaveURL(href)
    await expect(place).toBeFocused()
    await expect(place).toBeInViewport({ ratio: 1 })
  }
})

test("the bar marks the page that is shown, and on an article the hub above it", async ({ page }) => {
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

type Frame = { title: string; top: number }

/** Notes the heading and the scroll position of every frame from now on. */
const recordFrames = (page: Page) =>
  page.evaluate(() => {
    const frames: Frame[] = []
    Reflect.set(window, "scrollFrames", frames)
    const note = () => {
      frames.push({ title: document.querySelector("h1")?.textContent ?? "", top: Math.round(scrollY) })
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })

/** The scroll positions of the first forty frames that meet a condition, without repetitions. */
const positions = async (page: Page, wanted: (frame: Frame, first: Frame | undefined) => boolean) => {
  const read = async () => {
    const frames = await page.evaluate(() => Reflect.get(window, "scrollFrames") as Frame[])
    return frames.filter((frame) => wanted(frame, frames[0])).map(({ top }) => top)
  }
  await expect.poll(async () => (await read()).length).toBeGreaterThan(40)
  return [...new Set((await read()).slice(0, 40))]
}

const onNextPage = ({ title }: Frame, first: Frame | undefined) => title !== first?.title

test.describe("with motion", () => {
  test.use(withMotion)

  const top = (page: Page) => page.evaluate(() => Math.round(scrollY))
  const followInFooter = (page: Page, name: string) =>
    page
      .getByRole("contentinfo")
      .getByRole("link", { name })
      .evaluate((link: HTMLAnchorElement) => link.click())

  test("a new page is at its top from its first frame on, and one gone back to where it was left", async ({
    page,
  }) => {
    await visit(page, "/")
    await jump(page, 3000)
    await expect.poll(() => top(page)).toBe(3000)
    await recordFrames(page)
    await followInFooter(page, "Privacy Policy")
    expect(await positions(page, onNextPage)).toEqual([0])
    await jump(page, 700)
    await recordFrames(page)
    await page.evaluate(() => history.back())
    expect(await positions(page, onNextPage)).toEqual([3000])
    await recordFrames(page)
    await page.evaluate(() => history.forward())
    expect(await positions(page, onNextPage)).toEqual([700])
  })

  test("a link to a place on another page leads there in the first frame", async ({ page }) => {
    await visit(page, "/privacy-policy")
    await jump(page, 700)
    await recordFrames(page)
    await followInFooter(page, "Case Studies")
    expect(await positions(page, onNextPage)).toHaveLength(1)
    await expectArrival(page, "case-studies")
  })

  test("going back leads to where the page was left, even if its address names another place", async ({
    page,
  }) => {
    await visit(page, "/#services")
    await jump(page, 5000)
    await expect.poll(() => top(page)).toBe(5000)
    await followInFooter(page, "Knowledge Hub")
    await expect(page).toHaveURL("/blog")
    await expect(page.getByRole("searchbox")).toBeVisible()
    await recordFrames(page)
    await page.evaluate(() => history.back())
    expect(await positions(page, onNextPage)).toEqual([5000])
  })

  test("going back within a page leads at once to where the visitor was", async ({ page }) => {
    await visit(page, "/")
    await jump(page, 3000)
    await page
      .locator('main a[href="#contact"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    const distance = () =>
      page.evaluate(() => {
        const contact = document.getElementById("contact")
        const { scrollPaddingTop } = getComputedStyle(document.documentElement)
        const margin = parseFloat(contact ? getComputedStyle(contact).scrollMarginTop : "")
        return Math.round(
          (contact?.getBoundingClientRect().top ?? NaN) - parseFloat(scrollPaddingTop) - margin,
        )
      })
    await expect.poll(async () => Math.abs(await distance())).toBe(0)
    const below = await top(page)
    expect(below).toBeGreaterThan(3000)
    await recordFrames(page)
    await page.evaluate(() => history.back())
    const met = await positions(page, () => true)
    expect(met.at(-1)).toBe(3000)
    expect(met.filter((position) => position !== below && position !== 3000)).toEqual([])
  })
})

test("the year at the foot is the visitor's, years after the build", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2041-03-01T12:00:00Z"))
  await openPage(page, "/blog")
  await expect(page.getByRole("contentinfo")).toContainText(`© 2041 ${site.name}`)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const open = (page: Page) => page.getByRole("button", { name: copy.labels.openMenu })
  const close = (page: Page) => page.getByRole("button", { name: copy.labels.closeMenu })
  const menu = (page: Page) => page.getByRole("navigation", { name: site.labels.mainNavigation })

  test("the menu opens, and Escape closes it and gives the focus back", async ({ page }) => {
    await openPage(page, "/")
    await expect(menu(page)).toBeHidden()
    await open(page).click()
    await expect(menu(page).getByRole("link")).toHaveCount(site.navigation.length)
    await expect(close(page)).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(menu(page).getByRole("link").first()).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(menu(page)).toBeHidden()
    await expect(open(page)).toBeFocused()
  })

  for (const from of ["/", "/blog"]) {
    test(`a link in the menu closes it and leads from ${from} to its section`, async ({ page }) => {
      await openPage(page, from)
      await open(page).click()
      await menu(page).getByRole("link", { name: "Case Studies" }).click()
      await expect(menu(page)).toBeHidden()
      await expectArrival(page, "case-studies")
    })
  }

  test("the page behind the open menu does not scroll", async ({ page }) => {
    await openPage(page, "/")
    await open(page).click()
    await expect(menu(page)).toBeVisible()
    await page.mouse.move(195, 700)
    await page.mouse.wheel(0, 600)
    await close(page).click()
    await expect(menu(page)).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  })

  test("the menu is closed again after the window was wide", async ({ page }) => {
    await openPage(page, "/")
    await open(page).click()
    await expect(menu(page)).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(menu(page).getByRole("link").first()).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(menu(page)).toBeHidden()
    await expect(open(page)).toBeVisible()
  })

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false })

    test("the menu opens, leads on and closes on Escape", async ({ page }) => {
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
