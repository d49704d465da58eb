import type { Browser } from "@playwright/test"
import { percentile } from "./percentile"

/**
 * Stores the time from the next click to the frame that shows another heading, in milliseconds. It runs in the page, so
 * no function in it has a name: the compiler would call a helper that the page does not have.
 */
const watchClick = () => {
  const heading = document.querySelector("h1")
  addEventListener(
    "click",
    ({ timeStamp }) => {
      new MutationObserver((_, observer) => {
        const now = document.querySelector("h1")
        if (!now || now === heading) return
        observer.disconnect()
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(window, { benchPainted: performance.now() - timeStamp })),
        )
      }).observe(document.body, { childList: true, subtree: true })
    },
    { capture: true, once: true },
  )
}

/** Median time from a click on a link to the blog, whose data is there, to its heading being painted, in milliseconds. */
export const pageChange = async (browser: Browser, origin: string, tries: number): Promise<number> => {
  const times: number[] = []
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem("cookieConsent", "false"))
    await page.goto(origin, { waitUntil: "networkidle" })
    const link = page.locator('a[href="/blog"]').first()
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    await page.waitForLoadState("networkidle")
    await page.waitForTimeout(500)
    await page.evaluate(watchClick)
    await link.click()
    const painted = await page.waitForFunction(
      () => (window as unknown as { benchPainted?: number }).benchPainted,
    )
    times.push((await painted.jsonValue()) ?? Number.NaN)
    await context.close()
  }
  return percentile(times, 50)
}
