import { expect, test, type Page } from "@playwright/test"
import { hydratedInPage } from "./support/open-page"
import { copy } from "./support/content"

/** The late scripts that the page asks for, by name. */
const scripts = (page: Page) => {
  const asked: string[] = []
  page.on("request", (request) => {
    const [, name] = /\/(framework|react|site|app)-[0-9a-f]{20}\.js$/.exec(request.url()) ?? []
    if (name !== undefined) asked.push(name)
  })
  return asked
}

/** Opens the landing page with a picture that never comes, so that the page never counts as loaded. */
const openUnloaded = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route("**/*.avif", () => undefined)
  await page.goto("/", { waitUntil: "commit" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}

const hydrated = (page: Page) => page.evaluate(hydratedInPage)

test("scripts wait for the rest of the page, and come by themselves", async ({ page }) => {
  const asked = scripts(page)
  const atLoad = page.waitForEvent("load").then(() => asked.length)
  await page.goto("/blog", { waitUntil: "commit" })
  expect(await atLoad).toBe(0)
  await expect.poll(() => hydrated(page)).toBe(true)
  expect(asked).toEqual(["framework", "react", "site", "app"])
})

test("scripts are fetched only after the page has been shown, however early the browser is idle", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => {
      callback({ didTimeout: false, timeRemaining: () => 50 })
      return 0
    }
  })
  await page.goto("/blog")
  await expect.poll(() => hydrated(page)).toBe(true)
  const { shown, fetched } = await page.evaluate(() => ({
    shown: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    fetched: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime),
  }))
  expect(Math.min(...fetched)).toBeGreaterThan(shown ?? Infinity)
})

test("a press before the page has loaded does what it says, and brings the scripts", async ({ page }) => {
  const asked = scripts(page)
  await openUnloaded(page)
  expect(asked).toEqual([])
  await page.getByRole("button", { name: copy.labels.openMenu }).click()
  await expect(page.locator("#menu")).toBeVisible()
  await expect.poll(() => hydrated(page)).toBe(true)
  await expect(page.locator("#menu")).toBeVisible()
})

test("a key before the page has loaded brings the scripts", async ({ page }) => {
  await openUnloaded(page)
  expect(await hydrated(page)).toBe(false)
  await page.keyboard.press("Tab")
  await expect.poll(() => hydrated(page)).toBe(true)
})
