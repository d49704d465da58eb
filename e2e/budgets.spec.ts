import { expect, test, type Request } from "@playwright/test"
import { withMotion } from "./support/open-page"
import { articles } from "./support/pages"

// Runs on the real content, because the sizes of the fixture say little about the site.

// The screen of Lighthouse's mobile emulation.
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
test.use({ ...withMotion, ...phone })

/** Limits of the first view by kind, in kilobytes of 1,000 bytes, compressed. */
const limits = { document: 40, script: 115, font: 30, image: 60, particles: 40 }

const kindOf = (request: Request) =>
  request.url().includes("/particles-") ? "particles" : request.resourceType()

for (const route of ["/", "/blog", "/privacy-policy", ...articles.slice(0, 1)]) {
  test(`${route} keeps its limits of bytes, requests and elements before any interaction`, async ({
    page,
  }) => {
    const requests: Request[] = []
    page.on("request", (request) => requests.push(request))
    await page.goto(route)
    const particles = () => requests.filter((request) => kindOf(request) === "particles").length
    // The particle engine is one file, on the landing page only.
    await expect.poll(particles).toBe(route === "/" ? 1 : 0)
    await page.waitForLoadState("networkidle")

    const bytes: Record<string, number> = {}
    for (const request of requests) {
      const kind = kindOf(request)
      bytes[kind] = (bytes[kind] ?? 0) + (await request.sizes()).responseBodySize
    }
    for (const [kind, limit] of Object.entries(limits))
      expect((bytes[kind] ?? 0) / 1000, kind).toBeLessThanOrEqual(limit)
    const { particles: engine = 0, ...others } = bytes
    expect(Object.values(others).reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(220)
    expect(requests.length).toBeLessThanOrEqual(20)
    expect(await page.locator("*").count()).toBeLessThanOrEqual(1000)
    expect(engine > 0).toBe(route === "/")
  })
}
