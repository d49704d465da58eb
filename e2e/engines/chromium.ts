import type { Browser, BrowserContext, Page } from "@playwright/test"
import { hydratedInPage } from "../support/open-page"
import { findInPage, tagHost, tagStub } from "./in-page"
import { waitUntil, type Engine, type Session } from "./session"

const sessionOf = (page: Page, context: BrowserContext, origin: string): Session => {
  const find = (wanted: Parameters<typeof findInPage>[0]) =>
    waitUntil(`${wanted.role} “${wanted.name}”`, async () =>
      (await page.evaluateHandle(findInPage, wanted)).asElement(),
    )
  return {
    goto: async (path) => {
      await page.goto(origin + path)
      await waitUntil("hydration", () => page.evaluate(hydratedInPage))
    },
    evaluate: (run, argument) => page.evaluate(run as never, argument),
    click: async (role, name) => (await find({ role, name })).click(),
    type: async (label, text) => {
      await (await find({ role: "textbox", name: label })).click()
      await page.keyboard.type(text)
    },
    press: (key) => page.keyboard.press(key),
    anotherTab: async () => sessionOf(await context.newPage(), context, origin),
  }
}

/** Drives Chromium with Playwright. */
export const chromium = (browser: Browser, origin: string): Engine => ({
  name: "Chromium",
  runsBefore: true,
  open: async ({ before, size } = {}) => {
    const context = await browser.newContext(size ? { viewport: size } : {})
    const requests: string[] = []
    context.on("request", (request) => {
      if (!request.url().startsWith(origin) && !request.url().startsWith("data:"))
        requests.push(request.url())
    })
    await context.route(
      ({ host }) => host === tagHost,
      (route) => route.fulfill({ contentType: "text/javascript", body: tagStub }),
    )
    if (before) await context.addInitScript(before)
    return {
      tab: sessionOf(await context.newPage(), context, origin),
      requests: () => [...requests],
      close: () => context.close(),
    }
  },
  close: () => browser.close(),
})
