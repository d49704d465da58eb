import { expect, test, type Page } from "@playwright/test"
import { expectArrival, visit, withMotion } from "./support/open-page"

// With motion, anchors scroll smoothly. All other scrolling must not.
test.use(withMotion)

const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls to a position, and waits for the images that then load above it. Returns the position. */
const jump = async (page: Page, to: number) => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), to)
  await page.waitForLoadState("networkidle")
  return top(page)
}

/** Follows a link of the footer without scrolling to it. */
const followInFooter = (page: Page, name: string) =>
  page
    .getByRole("contentinfo")
    .getByRole("link", { name })
    .evaluate((link: HTMLAnchorElement) => link.click())

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

/** Returns the distinct scroll positions of the first forty frames of the next page. */
const positions = async (page: Page) => {
  const read = async () => {
    const frames = await page.evaluate(() => Reflect.get(window, "scrollFrames") as Frame[])
    return frames.filter(({ title }) => title !== frames[0]?.title).map(({ top }) => top)
  }
  await expect.poll(async () => (await read()).length).toBeGreaterThan(40)
  return [...new Set((await read()).slice(0, 40))]
}

test("a new page is at its top from its first frame, and Back and Forward restore positions in the first frame", async ({
  page,
}) => {
  await visit(page, "/#services")
  const left = await jump(page, 3000)
  await recordFrames(page)
  await followInFooter(page, "Privacy Policy")
  expect(await positions(page)).toEqual([0])
  await jump(page, 700)
  await recordFrames(page)
  await page.evaluate(() => history.back())
  expect(await positions(page)).toEqual([left])
  await recordFrames(page)
  await page.evaluate(() => history.forward())
  expect(await positions(page)).toEqual([700])
})

test("a link of another page to a section of the landing page leads to the section", async ({ page }) => {
  await visit(page, "/privacy-policy")
  await jump(page, 700)
  await followInFooter(page, "Case Studies")
  await expectArrival(page, "case-studies")
})

test("Back from an anchor returns to the position at which it was followed", async ({ page }) => {
  await visit(page, "/")
  const left = await jump(page, 3000)
  const link = page.locator('main a[href="#contact"]').first()
  // Back during a smooth scroll adds a step of the scroll to the position.
  await link.evaluate(
    (element: HTMLAnchorElement) =>
      new Promise((resolve) => {
        document.addEventListener("scrollend", resolve, { once: true })
        element.click()
      }),
  )
  await expectArrival(page, "contact")
  await page.goBack()
  await expect.poll(() => top(page)).toBe(left)
})
