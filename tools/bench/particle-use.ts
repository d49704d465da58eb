import type { Browser } from "@playwright/test"

/** Duration of each measurement, in milliseconds. */
const duration = 5000

/**
 * Measures the CPU use of the particle field at 1280 px in view, out of view and paused.
 * @returns the CPU time of all threads of the renderer as a share of one core, from 0 to 1
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
    await page.waitForTimeout(duration)
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
