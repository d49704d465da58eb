import { expect, test, type Page } from "@playwright/test"
import { field } from "./support/contact-form"
import { copy, hero, hub } from "./support/content"
import { openPage, withMotion } from "./support/open-page"

test.use(withMotion)

const canvas = (page: Page) => page.locator("#hero-particles canvas, canvas#hero-particles").first()

test("the particle field of the hero moves, and stops while it is paused", async ({ page }) => {
  await openPage(page, "/")
  // Compares screenshots, because something opaque may cover the canvas.
  const drawing = async () => (await page.locator("[data-field]").screenshot()).toString("base64")
  await expect(canvas(page)).toBeVisible()
  const first = await drawing()
  await expect.poll(drawing).not.toBe(first)
  await page.getByRole("button", { name: hero.pause }).click()
  await expect(page.getByRole("button", { name: hero.play })).toBeVisible()
  const twoFrames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await twoFrames()
  const still = await drawing()
  await twoFrames()
  expect(await drawing()).toBe(still)
  await page.getByRole("button", { name: hero.play }).click()
  await expect.poll(drawing).not.toBe(still)
})

test("when the engine of the particle field is missing the page works and is not reloaded", async ({
  page,
}) => {
  const loads: string[] = []
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  let lost = 0
  await page.route(/\/particles-\w+\.js$/, (route) => {
    lost += 1
    return route.fulfill({ status: 404, body: "" })
  })
  await openPage(page, "/")
  await expect.poll(() => lost).toBeGreaterThan(0)
  await page.waitForLoadState("networkidle")
  await expect(page.getByRole("heading", { level: 1, name: hero.headline })).toBeVisible()
  expect(loads).toEqual(["/"])
})

test("when storage is blocked every page works and the form can be filled in", async ({ page }) => {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError")
        },
      })
  })
  await openPage(page, "/")
  await field(page, "name").fill("Ann Example")
  await page.getByRole("button", { name: copy.decline }).click()
  await page.getByRole("banner").getByRole("link", { name: "Knowledge Hub" }).click()
  await expect(page.getByRole("heading", { level: 1, name: hub.title })).toBeVisible()
  await expect(page.getByRole("region", { name: copy.label })).toBeHidden()
  expect(errors).toEqual([])
})
