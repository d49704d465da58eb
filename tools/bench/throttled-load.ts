import { chromium } from "@playwright/test"
import { chromiumOptions } from "../../e2e/support/find-program"
import { hydratedInPage } from "../../e2e/support/open-page"

/** Runs in the page: returns the time of the largest paint, and the time above 50 ms of all long tasks. */
const paintAndTasksInPage = async () => {
  const read = ["largest-contentful-paint", "longtask"].map(
    (type) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
        setTimeout(resolve, 1000, [])
      }),
  )
  const [paints = [], tasks = []] = await Promise.all(read)
  return {
    "LCP, ms": Math.round(paints.at(-1)?.startTime ?? 0),
    "blocked, ms": Math.round(tasks.reduce((sum, { duration }) => sum + duration - 50, 0)),
  }
}

/** Loads a page in a new browser of a phone's size, with a slow network and processor, until it requests nothing more. */
export const throttledLoad = async (url: string, { scripts = true } = {}) => {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true })
    const devtools = await page.context().newCDPSession(page)
    // 1.6 Mbit/s.
    const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
    await devtools.send("Network.enable")
    await devtools.send("Network.emulateNetworkConditions", { offline: false, ...network })
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 })
    if (!scripts) await devtools.send("Network.setBlockedURLs", { urls: ["*.js"] })
    await page.goto(url, { waitUntil: "load" })
    if (scripts) await page.waitForFunction(hydratedInPage)
    const hydrated = scripts ? await page.evaluate(() => Math.round(performance.now())) : 0
    await page.waitForLoadState("networkidle")
    return { ...(await page.evaluate(paintAndTasksInPage)), "hydrated, ms": hydrated }
  } finally {
    await browser.close()
  }
}
