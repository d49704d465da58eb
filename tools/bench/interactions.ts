import type { Browser, Page } from "@playwright/test"
import { percentile } from "./percentile"

type Interaction = {
  name: string
  route: string
  /** Brings the page to where the next try can be made. */
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

/** Event Timing keeps to itself what is shorter, in milliseconds. */
const shortest = 16

/** Long enough for the page to paint and report an event, in milliseconds. */
const reported = 150

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
 * Tries each interaction under a CPU four times slower, on a phone's screen.
 * @returns by name: the 98th percentile in milliseconds of the time from input to next paint, at least 16, the
 * shortest that the browser reports
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
      await page.waitForTimeout(reported)
      await page.evaluate(takeWorst)
      await act(page, attempt)
      await page.waitForTimeout(reported)
      worst.push(Math.max(shortest, await page.evaluate(takeWorst)))
    }
    rows.push({ name, route, p98: percentile(worst, 98) })
    await context.close()
  }
  return rows
}
