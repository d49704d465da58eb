import { expect, type Browser, type BrowserContextOptions } from "@playwright/test"

export type Kind = "html" | "script" | "css" | "font" | "image" | "data" | "particles"
export type FirstView = {
  requests: { path: string; kind: Kind; bytes: number; beforeLoad: boolean }[]
  elements: number
}

/** The screen of Lighthouse's mobile emulation. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

const kinds: [RegExp, Kind][] = [
  [/\/particles-/, "particles"],
  [/\.js$/, "script"],
  [/\.css$/, "css"],
  [/\.woff2$/, "font"],
  [/\.(?:avif|webp|png|jpe?g|svg|ico)$/, "image"],
  [/\.\w+$/, "data"],
]

/** Time without requests after which the page counts as loaded, in milliseconds. */
const quiet = 1500

/**
 * Loads a page on a phone without any interaction and returns its requests: path, kind, and compressed bytes without headers.
 * The kind `particles` is the particle engine; anything else that scripts fetch is `data`.
 */
export const firstView = async (browser: Browser, url: string): Promise<FirstView> => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(url)
  const idle = () =>
    page.evaluate(() => {
      const ends = performance.getEntriesByType("resource").map((entry) => entry.startTime + entry.duration)
      return performance.now() - Math.max(...ends)
    })
  const settled = { message: "the page requests nothing more", timeout: 60_000, intervals: [quiet / 5] }
  await expect.poll(idle, settled).toBeGreaterThanOrEqual(quiet)
  const { entries, elements } = await page.evaluate(() => {
    const [own] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
    const loaded = own?.loadEventStart ?? 0
    const all = [own, ...performance.getEntriesByType("resource")] as PerformanceResourceTiming[]
    return {
      entries: all.map(({ name, encodedBodySize, startTime }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
        beforeLoad: startTime < loaded,
      })),
      elements: document.querySelectorAll("*").length,
    }
  })
  await context.close()
  const kindOf = (path: string) => kinds.find(([pattern]) => pattern.test(path))?.[1] ?? "html"
  return { requests: entries.map((entry) => ({ ...entry, kind: kindOf(entry.path) })), elements }
}
