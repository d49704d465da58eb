import { expect, test } from "@playwright/test"
import { firstView, type Kind } from "./support/first-view"
import { withMotion } from "./support/open-page"
import { articles } from "./support/pages"

// Runs on the real content, because the sizes of the fixture say little about the site.
test.use(withMotion)

/** Limits of the first view in kilobytes of 1,000 bytes, compressed. */
const limits: Partial<Record<Kind, number>> = { html: 40, script: 115, font: 30, image: 60, particles: 40 }

for (const route of ["/", "/blog", "/privacy-policy", ...articles.slice(0, 1)]) {
  test(`${route} keeps its limits of bytes, requests and elements before any interaction`, async ({
    browser,
    baseURL,
  }) => {
    const { requests, elements } = await firstView(browser, `${baseURL ?? ""}${route}`)
    const kilobytes = (wanted: (kind: Kind) => boolean) =>
      requests.filter(({ kind }) => wanted(kind)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    for (const [kind, limit] of Object.entries(limits)) {
      expect(
        kilobytes((each) => each === kind),
        kind,
      ).toBeLessThanOrEqual(limit)
    }
    expect(kilobytes((kind) => kind !== "particles")).toBeLessThanOrEqual(220)
    expect(requests.length).toBeLessThanOrEqual(20)
    expect(elements).toBeLessThanOrEqual(1000)
    // The particle engine is one file, on the landing page only. No script is requested before the page has loaded.
    expect(requests.filter(({ kind }) => kind === "particles")).toHaveLength(route === "/" ? 1 : 0)
    expect(requests.filter(({ path, beforeLoad }) => beforeLoad && path.endsWith(".js"))).toEqual([])
  })
}
