import type { Browser } from "@playwright/test"

/** How long each state is watched, in milliseconds. */
const watched = 5000

/**
 * What the moving field costs at 1280 px: the share (0 to 1) of one core that the page's process takes, all of its
 * threads together, in view, scrolled out of view, and after a press on pause.
 */
export const particleUse = async (
  browser: Browser,
  origin: string,
): Promise<{ inView: number; outOfView: number; paused: number }> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem("cookieConsent", "false"))
  await page.goto(origin, { waitUntil: "load" })
  await page.locator("#hero-particles canvas").waitFor({ state: "attached" })
  await page.waitForTimeout(2000)
  const cdp = await browser.newBrowserCDPSession()

  const cpuSeconds = async () => {
    const { processInfo } = await cdp.send("SystemInfo.getProcessInfo")
    return processInfo
      .filter(({ type }) => type === "renderer")
      .reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  const share = async () => {
    await page.waitForTimeout(1000)
    const [cpu, time] = [await cpuSeconds(), performance.now()]
    await page.waitForTimeout(watched)
    return ((await cpuSeconds()) - cpu) / ((performance.now() - time) / 1000)
  }

  const inView = await share()
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }))
  const outOfView = await share()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await page.getByRole("button", { name: /pause/i }).click()
  const paused = await share()
  await context.close()
  return { inView, outOfView, paused }
}
