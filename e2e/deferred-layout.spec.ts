import { expect, test, type Page } from "@playwright/test"
import { leftOutInPage } from "./support/open-page"

const leftOut = (page: Page) => page.evaluate(leftOutInPage)

const withoutPageScripts = (page: Page) => page.route("**/*.js", (route) => route.abort())

/** Waits until the element stops moving and returns its distance from the position to which a fragment scrolls, in pixels. */
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

/** Turns off scroll anchoring, which Safari does not have. */
const withoutScrollAnchoring = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.overflowAnchor = "none"
  })

for (const path of ["/", "/blog"]) {
  test(`${path}: content far below is laid out after the first paint, without scrolling`, async ({
    page,
  }) => {
    await withoutPageScripts(page)
    await page.goto(path)
    const all = await page.locator(".defer-layout").count()
    expect(await leftOut(page)).toBeGreaterThan(all / 2)
    await page.unroute("**/*.js")
    await page.goto(path)
    await expect.poll(() => leftOut(page)).toBe(0)
    await expect(page.locator(".defer-layout")).toHaveCount(all)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
}

test("a page that is opened with a fragment is laid out completely", async ({ page }) => {
  await withoutPageScripts(page)
  await page.goto("/#contact")
  expect(await leftOut(page)).toBe(0)
  expect(await offTarget(page, "contact")).toBeLessThan(2)
})

test("a link from another page scrolls exactly to its target", async ({ page }) => {
  await page.goto("/privacy-policy")
  await withoutScrollAnchoring(page)
  await page.locator('footer a[href="/#contact"]').first().click()
  await expect(page).toHaveURL(/\/#contact$/)
  await expect(page.locator("#contact")).toBeFocused()
  expect(await offTarget(page, "contact")).toBeLessThan(2)
})

/** Returns the position of an element in each of the thirty frames after it appears. */
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

test("Back restores the scroll position in the first frame", async ({ page }) => {
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
  test("no layout is deferred", async ({ page }) => {
    await page.goto("/")
    await expect(page.locator("footer")).toHaveCSS("content-visibility", "visible")
  })
})

test("no layout is deferred in print", async ({ page }) => {
  await withoutPageScripts(page)
  await page.emulateMedia({ media: "print" })
  await page.goto("/")
  expect(await leftOut(page)).toBe(0)
})
