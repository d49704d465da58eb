import { expect, test } from "@playwright/test"
import { hydratedInPage, kinds } from "./support/open-page"

/** Runs in the page: returns what was requested after the page had loaded, until now, without the hashes of names. */
const requestsAfterLoad = () => {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  const requests = performance.getEntriesByType("resource") as PerformanceResourceTiming[]
  return requests
    .filter(({ startTime }) => startTime >= (page?.loadEventStart ?? 0))
    .map(({ name }) => new URL(name).pathname.replace(/-?\w+(?=\.js$)/, "").replace(/\d+(?=\.json)/, ""))
}

for (const route of [kinds.landing, kinds.article]) {
  test(`${route} requests its scripts and data together, each once, after the page has loaded`, async ({
    page,
  }) => {
    await page.goto(route)
    await page.waitForFunction(hydratedInPage)
    const [pageData, ...others] = (await page.evaluate(requestsAfterLoad)).slice(0, 7)
    expect(pageData).toBe(`/page-data/${route === "/" ? "index" : route.slice(1)}/page-data.json`)
    expect(others).toEqual([
      "/page-data/app-data.json",
      "/page-data/sq/d/.json",
      expect.stringMatching(/^\/component---src-/),
      "/webpack-runtime.js",
      "/framework.js",
      "/app.js",
    ])
  })
}
