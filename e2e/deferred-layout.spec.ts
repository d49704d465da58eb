import { expect, test, type Page } from "@playwright/test"
import { leftOutInPage } from "./support/open-page"

const leftOut = (page: Page) => page.evaluate(leftOutInPage)

const withoutPageScripts = (page: Page) => page.route("**/*.js", (route) => route.abort())

/** How far the top of a place is from where a jump to it has to end, once nothing moves any more. */
const offTarget = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate(async (place) => {
    const top = () => place.getBoundingClientRect().top
    let before
    do {
      before = top()
      for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame)
    } while (before !== top())
    const { scrollPaddingTop } = getComputedStyle(document.documentElement)
    return Math.abs(
      top() - parseFloat(scrollPaddingTop) - parseFloat(getComputedStyle(place).scrollMarginTop),
    )
  })

/** Safari does not hold the place where what stands above it grows. */
const withoutScrollAnchoring = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.overflowAnchor = "none"
  })

for (const path of ["/", "/blog"]) {
  test(`${path}: what is far below waits for the first view, and comes without being scrolled to`, async ({
    page,
  }) => {
    await withoutPageScripts(page)
    await page.goto(path)
    const all = await page.locator(".later").count()
    expect(await leftOut(page)).toBeGreaterThan(all / 2)
    await page.unroute("**/*.js")
    await page.goto(path)
    await expect.poll(() => leftOut(page)).toBe(0)
    await expect(page.locator(".later")).toHaveCount(all)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
}

test("a page that is opened at a place on it is laid out as a whole", async ({ page }) => {
  await withoutPageScripts(page)
  await page.goto("/#contact")
  expect(await leftOut(page)).toBe(0)
  expect(await offTarget(page, "contact")).toBeLessThan(2)
})

test("a link from another page leads exactly to its place", async ({ page }) => {
  await page.goto("/privacy-policy")
  await withoutScrollAnchoring(page)
  await page.locator('footer a[href="/#contact"]').first().click()
  await expect(page).toHaveURL(/\/#contact$/)
  await expect(page.locator("#contact")).toBeFocused()
  expect(await offTarget(page, "contact")).toBeLessThan(2)
})

/** Where a place stands in each of the frames after it has appeared. */
const topsInFrames = (page: Page, id: string) =>
  page.evaluate(async (of) => {
    const tops: number[] = []
    while (tops.length < 30) {
      await new Promise(requestAnimationFrame)
      const place = document.getElementById(of)
      if (place) tops.push(Math.round(place.getBoundingClientRect().top))
    }
    return tops
  }, id)

test("going back leads straight to the place that was left", async ({ page }) => {
  await page.goto("/")
  await withoutScrollAnchoring(page)
  await expect.poll(() => leftOut(page)).toBe(0)
  const place = page.locator("#case-studies")
  await place.evaluate((element) => element.scrollIntoView({ behavior: "instant" }))
  const [before] = await topsInFrames(page, "case-studies")
  await page.locator('#menu a[href="/blog"]').click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(place).toHaveCount(0)
  const after = topsInFrames(page, "case-studies")
  await page.evaluate(() => history.back())
  expect(new Set(await after)).toEqual(new Set([before]))
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })
  test("nothing waits", async ({ page }) => {
    await page.goto("/")
    await expect(page.locator("footer")).toHaveCSS("content-visibility", "visible")
  })
})

test("on paper nothing waits", async ({ page }) => {
  await withoutPageScripts(page)
  await page.emulateMedia({ media: "print" })
  await page.goto("/")
  expect(await leftOut(page)).toBe(0)
})
