import { expect, test } from "@playwright/test"
import { hydratedInPage, kinds } from "./support/open-page"

/** Runs in the page: returns the scripts and data requested after the page had loaded, and before its scripts had arrived. */
const requestedWithScripts = () => {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  const requests = performance.getEntriesByType("resource") as PerformanceResourceTiming[]
  const scripts = requests.filter(({ name }) => /\/(?:webpack-runtime|framework|app)-\w+\.js$/.test(name))
  const arrived = Math.max(...scripts.map(({ responseEnd }) => responseEnd))
  return requests
    .filter(({ startTime }) => startTime >= (page?.loadEventStart ?? 0) && startTime < arrived)
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /\.js(?:on)?$/.test(path))
}

const withoutHash = (path: string) => path.replace(/-\w+\.js$/, ".js").replace(/\d+\.json$/, ".json")

for (const route of [kinds.landing, kinds.article]) {
  test(`${route} requests its scripts and data together, each once, after the page has loaded`, async ({
    page,
  }) => {
    const all: string[] = []
    page.on("request", (request) => all.push(new URL(request.url()).pathname))
    await page.goto(route)
    await page.waitForFunction(hydratedInPage)
    const together = await page.evaluate(requestedWithScripts)
    expect(together.map(withoutHash).toSorted()).toEqual([
      "/app.js",
      expect.stringMatching(/^\/component---src-/),
      "/framework.js",
      "/page-data/app-data.json",
      `/page-data/${route === "/" ? "index" : route.slice(1)}/page-data.json`,
      "/page-data/sq/d/.json",
      "/webpack-runtime.js",
    ])
    expect(all.filter((path) => together.includes(path)).toSorted()).toEqual(together.toSorted())
  })
}
