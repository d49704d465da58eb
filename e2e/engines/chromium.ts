import type { Browser, BrowserContext, Page } from "@playwright/test"
import { findInPage } from "./find-element"
import { hydratedInPage } from "../support/open-page"
import type { Engine, Session } from "./session"
import { tagHost, tagStub } from "./gtag-stub"
import { waitUntil } from "./wait-until"

const sessionOf = (page: Page, context: BrowserContext, origin: string): Session => {
  const find = (wanted: Parameters<typeof findInPage>[0]) =>
    waitUntil(`${wanted.role} “${wanted.name}”`, async () =>
      (await page.evaluateHandle(findInPage, wanted)).asElement(),
    )
  return {
    goto: async (path) => {
      await page.goto(origin + path)
      await waitUntil("the scripts of the page", () => page.evaluate(hydratedInPage))
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

/** Chromium through Playwright. */
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
