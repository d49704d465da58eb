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

const kinds: Record<string, Kind> = {
  Document: "html",
  Script: "script",
  Stylesheet: "css",
  Font: "font",
  Image: "image",
}

const kindOf = (path: string, type = ""): Kind => {
  if (path.includes("/particles-")) return "particles"
  return kinds[type] ?? (path.endsWith(".js") ? "script" : "data")
}

/** Time without requests after which the page counts as loaded, in milliseconds. */
const quiet = 1500

/**
 * Loads a page on a phone without any interaction and returns its requests: path, kind, and compressed bytes without headers.
 * The kind `particles` is the particle engine; anything else that scripts fetch is `data`.
 */
export const firstView = async (browser: Browser, url: string): Promise<FirstView> => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send("Network.enable")
  const seen = new Map<string, FirstView["requests"][number]>()
  let loaded = false
  let last = Date.now()
  page.on("load", () => {
    loaded = true
  })
  cdp.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    last = Date.now()
    if (!request.url.startsWith("http")) return
    const { pathname } = new URL(request.url)
    seen.set(requestId, { path: pathname, kind: kindOf(pathname, type), bytes: 0, beforeLoad: !loaded })
  })
  const headers = new Map<string, number>()
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength)
  })
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    last = Date.now()
    const request = seen.get(requestId)
    if (request) request.bytes = encodedDataLength - (headers.get(requestId) ?? 0)
  })
  await page.goto(url, { waitUntil: "load" })
  const since = () => Date.now() - last
  const settled = { message: "the page requests nothing more", timeout: 60_000, intervals: [quiet / 5] }
  await expect.poll(since, settled).toBeGreaterThanOrEqual(quiet)
  const elements = await page.evaluate(() => document.querySelectorAll("*").length)
  await context.close()
  return { requests: [...seen.values()], elements }
}
