import { expect, test, type Page } from "@playwright/test"
import { hydratedInPage } from "./support/open-page"
import { copy } from "./support/content"

/** Records the names of the deferred scripts that the page requests. */
const scripts = (page: Page) => {
  const requested: string[] = []
  page.on("request", (request) => {
    const [, name] = /\/(framework|app)-[0-9a-f]{20}\.js$/.exec(request.url()) ?? []
    if (name !== undefined) requested.push(name)
  })
  return requested
}

/** Opens the landing page with images that never load, so that the load event never fires. */
const openUnloaded = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route("**/*.avif", () => undefined)
  await page.goto("/", { waitUntil: "commit" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}

const hydrated = (page: Page) => page.evaluate(hydratedInPage)

test("scripts are requested after the load event, without any interaction", async ({ page }) => {
  const requested = scripts(page)
  const atLoad = page.waitForEvent("load").then(() => requested.length)
  await page.goto("/blog", { waitUntil: "commit" })
  expect(await atLoad).toBe(0)
  await expect.poll(() => hydrated(page)).toBe(true)
  expect(requested).toEqual(["framework", "app"])
})

test("a click before the load event works and loads the scripts", async ({ page }) => {
  const requested = scripts(page)
  await openUnloaded(page)
  expect(requested).toEqual([])
  await page.getByRole("button", { name: copy.labels.menu }).click()
  await expect(page.locator("#menu")).toBeVisible()
  await expect.poll(() => hydrated(page)).toBe(true)
  await expect(page.locator("#menu")).toBeVisible()
})
