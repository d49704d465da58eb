import type { Browser, Page } from "@playwright/test"
import { percentile } from "./tables"

type Interaction = {
  name: string
  route: string
  /** Prepares the page for the next attempt. */
  prepare?: (page: Page) => Promise<void>
  act: (page: Page, attempt: number) => Promise<void>
}

const letter = (attempt: number) => "shipment"[attempt % 8] ?? "s"

const again = async (page: Page) => {
  await page.evaluate(() => localStorage.clear())
  await page.reload({ waitUntil: "load" })
  await page.getByRole("button", { name: "Decline" }).waitFor()
}

const interactions: Interaction[] = [
  { name: "menu", route: "/", act: (page) => page.locator("[popovertarget=menu]").click() },
  {
    name: "accordion",
    route: "/privacy-policy",
    act: (page, attempt) =>
      page
        .locator("summary")
        .nth(attempt % 14)
        .click(),
  },
  {
    name: "typing in the form",
    route: "/",
    prepare: (page) => page.locator("#contact input[name=name]").focus(),
    act: (page, attempt) => page.keyboard.press(letter(attempt)),
  },
  {
    name: "typing in the blog's search",
    route: "/blog",
    prepare: (page) => page.locator("input[type=search]").focus(),
    act: (page, attempt) => page.keyboard.press(attempt % 8 === 7 ? "Control+A" : letter(attempt)),
  },
  {
    name: "typing in the policy's search",
    route: "/privacy-policy",
    prepare: (page) => page.locator("input[type=search]").focus(),
    act: (page, attempt) => page.keyboard.press(attempt % 8 === 7 ? "Control+A" : letter(attempt)),
  },
  {
    name: "Decline",
    route: "/",
    prepare: again,
    act: (page) => page.getByRole("button", { name: "Decline" }).click(),
  },
  {
    name: "Accept All",
    route: "/",
    prepare: again,
    act: (page) => page.getByRole("button", { name: "Accept All" }).click(),
  },
]

/** Shortest duration that Event Timing reports, in milliseconds. */
const shortest = 16

/** Time after which the page has painted and reported an event, in milliseconds. */
const reportDelay = 150

const listen = (threshold: number) => {
  const seen: number[] = []
  Object.assign(window, { benchEvents: seen })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("interactionId" in entry && entry.interactionId) seen.push(entry.duration)
    }
  })
  observer.observe({ type: "event", durationThreshold: threshold } as PerformanceObserverInit)
}

const takeWorst = () => {
  const { benchEvents } = window as unknown as { benchEvents: number[] }
  return Math.max(0, ...benchEvents.splice(0))
}

/**
 * Repeats each interaction with a fourfold CPU slowdown on the screen of a phone.
 * @returns the 98th percentile of the time from input to next paint in milliseconds; at least 16, the shortest that the browser reports
 */
export const interactionTimes = async (
  browser: Browser,
  origin: string,
  tries: number,
): Promise<{ name: string; route: string; p98: number }[]> => {
  const rows = []
  for (const { name, route, prepare, act } of interactions) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
    const page = await context.newPage()
    await page.addInitScript(listen, shortest)
    const reloads = prepare === again
    if (!reloads) await page.addInitScript(() => localStorage.setItem("cookieConsent", "false"))
    await page.goto(origin + route, { waitUntil: "load" })
    await page.waitForTimeout(1000)
    const cdp = await context.newCDPSession(page)
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 })
    const worst: number[] = []
    for (let attempt = 0; attempt < tries; attempt += 1) {
      if (attempt === 0 || reloads) await prepare?.(page)
      await page.waitForTimeout(reportDelay)
      await page.evaluate(takeWorst)
      await act(page, attempt)
      await page.waitForTimeout(reportDelay)
      worst.push(Math.max(shortest, await page.evaluate(takeWorst)))
    }
    rows.push({ name, route, p98: percentile(worst, 98) })
    await context.close()
  }
  return rows
}

/**
 * Runs in the page: stores the time from the next click to the first frame with another heading, in milliseconds. Its functions are
 * anonymous, because esbuild wraps named ones in a helper that the page does not have.
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

/** Returns the median time from a click on a link to the blog, whose data is prefetched, to the paint of its heading, in milliseconds. */
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
