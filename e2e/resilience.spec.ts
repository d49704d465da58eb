import { expect, test, type Page } from "@playwright/test"
import { contact, copy, hero, hub, hubArticles } from "./support/content"
import { openPage, withMotion } from "./support/open-page"

test.use(withMotion)

type Options = {
  fpsLimit: number
  particles: {
    number: { value: number; density: { width: number; height: number } }
    links: { distance: number }
    move: { speed: number }
    size: { value: { min: number; max: number } }
  }
}

/** A component as React stores it; the state of the one around the field is the field's container. */
type Fiber = {
  return: Fiber | null
  memoizedState?: { memoizedState?: { actualOptions?: Options } | null } | null
}

const form = (page: Page) => page.locator("form")
const canvas = (page: Page) => page.locator("#hero-particles canvas, canvas#hero-particles").first()
const headline = (page: Page) => page.getByRole("heading", { level: 1, name: hero.headline })

/** Records the uncaught errors of the page from now on. */
const errorsOf = (page: Page) => {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  return errors
}

/** Records the paths of the documents that are loaded from now on. */
const loadsOf = (page: Page) => {
  const loads: string[] = []
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

/** Waits for the load event and two idle callbacks, after which the page has requested everything that it defers. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // A headless Chromium runs idle callbacks only after a frame.
        const wait = () =>
          requestAnimationFrame(() => requestIdleCallback(() => requestIdleCallback(() => resolve())))
        if (document.readyState === "complete") wait()
        else window.addEventListener("load", wait)
      }),
  )

const fillName = (page: Page) => form(page).getByLabel(contact.inputs.name.label).fill("Ann Example")

test("the particle field of the hero moves, and stops while it is paused", async ({ page }) => {
  await openPage(page, "/")
  // Compares screenshots, because something opaque may cover the canvas.
  const drawing = async () => (await page.locator("[data-field]").screenshot()).toString("base64")
  await expect(canvas(page)).toBeVisible()
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const first = await drawing()
    await expect.poll(drawing, `${width} px`).not.toBe(first)
  }
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

test("the particle field runs with the numbers of the specification", async ({ page }) => {
  await openPage(page, "/")
  await expect(canvas(page)).toBeVisible()
  const running = await page.waitForFunction(() => {
    const field = document.getElementById("hero-particles")
    const key = Object.keys(field ?? {}).find((name) => name.startsWith("__reactFiber"))
    if (!field || key === undefined) return undefined
    let fiber = Reflect.get(field, key) as Fiber | null
    while (fiber && !fiber.memoizedState?.memoizedState?.actualOptions) fiber = fiber.return
    const options = fiber?.memoizedState?.memoizedState?.actualOptions
    if (!options) return undefined
    const { number, links, move, size } = options.particles
    const { width, height } = number.density
    const { min, max } = size.value
    const numbers = { width, height, distance: links.distance, speed: move.speed, min, max }
    return { count: number.value, fps: options.fpsLimit, ...numbers }
  })
  expect(await running.jsonValue()).toEqual({
    ...{ count: 80, width: 800, height: 800, distance: 150 },
    ...{ fps: 120, min: 1, max: 3, speed: 1 },
  })
})

test("when the files of the particle field are missing the page works and is not reloaded", async ({
  page,
}) => {
  const loads = loadsOf(page)
  const lost: string[] = []
  const served = await Promise.all(["/", "/blog"].map((path) => page.request.get(path)))
  const needed = (await Promise.all(served.map((answer) => answer.text()))).join("")
  await page.route(/\/\d+-\w+\.js$/, (route) => {
    const { pathname } = new URL(route.request().url())
    if (needed.includes(pathname)) return route.continue()
    lost.push(pathname)
    return route.fulfill({ status: 404, body: "" })
  })
  await openPage(page, "/")
  await expect.poll(() => lost.length).toBeGreaterThan(0)
  await idle(page)
  await expect(headline(page)).toBeVisible()
  await fillName(page)
  expect(loads).toEqual(["/"])
})

test("when the script of a page is missing the page is loaded from the server once", async ({ page }) => {
  await page.route("**/component---src-pages-blog-tsx-*.js", (route) => route.fulfill({ status: 404 }))
  await openPage(page, "/")
  const loads = loadsOf(page)
  await page.getByRole("banner").getByRole("link", { name: "Knowledge Hub" }).click()
  await expect(page.getByRole("heading", { level: 1, name: hub.title })).toBeVisible()
  await idle(page)
  await expect(page.getByRole("article")).toHaveCount(hubArticles.length)
  expect(loads).toEqual(["/blog"])
})

test("when all scripts are missing the site header has a background below the top of a page", async ({
  page,
}) => {
  const background = () =>
    page.getByRole("banner").evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.route("**/*.js", (route) => route.abort())
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto("/")
    await expect.poll(background).toBe("rgba(0, 0, 0, 0)")
    await page.goto("/#contact")
    await expect.poll(background).not.toBe("rgba(0, 0, 0, 0)")
  }
})

test("when storage is blocked every page works and the form can be filled in", async ({ page }) => {
  const errors = errorsOf(page)
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError")
        },
      })
  })
  await openPage(page, "/")
  await fillName(page)
  await page.getByRole("button", { name: copy.decline }).click()
  await page.getByRole("banner").getByRole("link", { name: "Knowledge Hub" }).click()
  await expect(page.getByRole("heading", { level: 1, name: hub.title })).toBeVisible()
  await expect(page.getByRole("region", { name: copy.label })).toBeHidden()
  expect(errors).toEqual([])
})
