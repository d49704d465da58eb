import { expect, test } from "@playwright/test"
import { firstView, type Kind } from "./support/first-view"
import { withMotion } from "./support/open-page"

test.use(withMotion)

type Budget = { route: string; all: number; script: number; html: number; image: number; requests: number }

/** Limits in kilobytes of 1,000 bytes. `all` and `script` are goals of the site; the others are current sizes with a margin. */
const budgets: Budget[] = [
  { route: "/", all: 250, script: 110, html: 30, image: 60, requests: 20 },
  { route: "/blog", all: 180, script: 110, html: 35, image: 30, requests: 20 },
  { route: "/privacy-policy", all: 180, script: 100, html: 30, image: 0, requests: 20 },
  { route: "/blog/sap-gts-on-hana", all: 220, script: 100, html: 25, image: 60, requests: 20 },
]

for (const { route, all, script, html, image, requests: most } of budgets) {
  test(`${route} keeps its limits of bytes, requests and elements before any interaction`, async ({
    browser,
    baseURL,
  }) => {
    const { requests, elements } = await firstView(browser, `${baseURL ?? ""}${route}`)
    const own = (wanted: (kind: Kind) => boolean) =>
      requests.filter(({ kind }) => wanted(kind)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000

    expect(own((kind) => kind !== "particles")).toBeLessThanOrEqual(all)
    expect(own((kind) => kind === "script")).toBeLessThanOrEqual(script)
    expect(own((kind) => kind === "html")).toBeLessThanOrEqual(html)
    expect(own((kind) => kind === "image")).toBeLessThanOrEqual(image)
    expect(own((kind) => kind === "font")).toBeLessThanOrEqual(30)
    expect(requests.length).toBeLessThanOrEqual(most)
    expect(elements).toBeLessThanOrEqual(800)

    const images = requests.filter(({ kind }) => kind === "image")
    expect(images.length > 0, "the page has images").toBe(image > 0)
    for (const { path, bytes } of images) expect(bytes, path).toBeLessThanOrEqual(50_000)

    // The particle engine is one file, requested after the load event, on the landing page only.
    const engine = requests.filter(({ kind }) => kind === "particles")
    expect(engine.map(({ beforeLoad }) => beforeLoad)).toEqual(route === "/" ? [false] : [])
    expect(own((kind) => kind === "particles")).toBeLessThanOrEqual(40)
  })
}

test("letters of other European languages are in a second file of the typeface, for pages that show one", async ({
  page,
}) => {
  const files: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "font") files.push(request.url())
  })
  await page.goto("/accessibility")
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(files).toHaveLength(1)
  await page.evaluate(() => document.fonts.load('1em "Archivo Variable"', "ąčőșğ").then(() => undefined))
  expect(files).toHaveLength(2)
})
