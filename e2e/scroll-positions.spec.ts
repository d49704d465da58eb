import { expect, test, type Page } from "@playwright/test"
import { expectArrival, hydratedInPage, openPage, visit, withMotion } from "./support/open-page"

const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls to a position, and waits until Gatsby has stored it, which it does in the next frame. */
const jump = async (page: Page, to: number) => {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: "instant" })
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  }, to)
  expect(await top(page)).toBe(to)
}

/** Waits for a scroll position and expects the page to stay there. */
const expectTop = async (page: Page, wanted: number) => {
  await expect.poll(() => top(page)).toBe(wanted)
  const settled = page.evaluate(async () => {
    for (let frames = 0; frames < 40; frames += 1) await new Promise(requestAnimationFrame)
    return Math.round(scrollY)
  })
  expect(await settled).toBe(wanted)
}

/** Follows a link of the footer without scrolling to it. */
const followInFooter = (page: Page, name: string) =>
  page
    .getByRole("contentinfo")
    .getByRole("link", { name })
    .evaluate((link: HTMLAnchorElement) => link.click())

test("Back from another document restores the position, and so does Back to the page before it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, "/")
  await jump(page, 5000)
  await followInFooter(page, "Knowledge Hub")
  await expect(page).toHaveURL("/blog")
  await expectTop(page, 0)
  await jump(page, 10_500)
  await page.goto("/privacy-policy")
  await page.goBack()
  await expect(page).toHaveURL("/blog")
  await page.waitForFunction(hydratedInPage)
  await expectTop(page, 10_500)
  await page.goBack()
  await expect(page).toHaveURL("/")
  await expectTop(page, 5000)
})

type Frame = { title: string; top: number }

/** Records the heading and the scroll position of every frame from now on. */
const recordFrames = (page: Page) =>
  page.evaluate(() => {
    const frames: Frame[] = []
    Reflect.set(window, "scrollFrames", frames)
    const record = () => {
      frames.push({ title: document.querySelector("h1")?.textContent ?? "", top: Math.round(scrollY) })
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
  })

/** Returns the distinct scroll positions of the first forty frames, without those of the page that is left. */
const positions = async (page: Page, leavesPage = true) => {
  const read = async () => {
    const frames = await page.evaluate(() => Reflect.get(window, "scrollFrames") as Frame[])
    return frames.filter(({ title }) => !leavesPage || title !== frames[0]?.title).map(({ top }) => top)
  }
  await expect.poll(async () => (await read()).length).toBeGreaterThan(40)
  return [...new Set((await read()).slice(0, 40))]
}

test.describe("with motion", () => {
  test.use(withMotion)

  test("a new page is at its top from its first frame, and Back restores the position in the first frame", async ({
    page,
  }) => {
    await visit(page, "/")
    await jump(page, 3000)
    await recordFrames(page)
    await followInFooter(page, "Privacy Policy")
    expect(await positions(page)).toEqual([0])
    await jump(page, 700)
    await recordFrames(page)
    await page.evaluate(() => history.back())
    expect(await positions(page)).toEqual([3000])
  })

  test("a link to a fragment of another page is at its target in the first frame", async ({ page }) => {
    await visit(page, "/privacy-policy")
    await jump(page, 700)
    await recordFrames(page)
    await followInFooter(page, "Case Studies")
    expect(await positions(page)).toHaveLength(1)
    await expectArrival(page, "case-studies")
  })

  test("Back restores the scroll position even if the URL has a fragment", async ({ page }) => {
    await visit(page, "/#services")
    await jump(page, 5000)
    await followInFooter(page, "Knowledge Hub")
    await expect(page).toHaveURL("/blog")
    await expect(page.getByRole("article").first()).toBeVisible()
    await recordFrames(page)
    await page.evaluate(() => history.back())
    expect(await positions(page)).toEqual([5000])
  })

  test("Back within a page restores the scroll position without smooth scrolling", async ({ page }) => {
    await visit(page, "/")
    await jump(page, 3000)
    const link = page.locator('main a[href="#contact"]').first()
    await link.evaluate(async (anchor: HTMLAnchorElement) => {
      const arrived = new Promise((resolve) =>
        document.addEventListener("scrollend", resolve, { once: true }),
      )
      anchor.click()
      await arrived
    })
    const below = await top(page)
    expect(below).toBeGreaterThan(3000)
    await recordFrames(page)
    await page.evaluate(() => history.back())
    const met = await positions(page, false)
    expect(met.at(-1)).toBe(3000)
    expect(met.filter((position) => position !== below && position !== 3000)).toEqual([])
  })
})
