import puppeteer, { type BrowserContext, type HTTPRequest, type Page } from "puppeteer-core"
import { findInPage, tagHost, tagStub, type Wanted } from "../../e2e/engines/in-page"
import { waitUntil, type Engine, type Session } from "../../e2e/engines/session"
import { hydratedInPage } from "../../e2e/support/open-page"

type Prepare = (page: Page) => Promise<void>

const sessionOf = async (context: BrowserContext, origin: string, prepare: Prepare): Promise<Session> => {
  const page = await context.newPage()
  await prepare(page)
  const find = (wanted: Wanted) =>
    waitUntil(`${wanted.role} “${wanted.name}”`, async () =>
      (await page.evaluateHandle(findInPage, wanted)).asElement(),
    )
  return {
    goto: async (path) => {
      await page.goto(origin + path)
      await waitUntil("hydration", () => page.evaluate(hydratedInPage))
    },
    evaluate: (run, argument) => page.evaluate(run as never, argument),
    click: async (role, name) => {
      const element = await find({ role, name })
      await (element as unknown as { click: () => Promise<void> }).click()
    },
    type: async (label, text) => {
      const field = await find({ role: "textbox", name: label })
      await field.evaluate((node) => (node as HTMLElement).focus())
      await page.keyboard.type(text)
    },
    press: (key) => page.keyboard.press(key),
    anotherTab: () => sessionOf(context, origin, prepare),
  }
}

const respond = async (request: HTTPRequest) => {
  if (new URL(request.url()).host !== tagHost) return request.continue()
  return request.respond({ status: 200, contentType: "text/javascript", body: tagStub })
}

/** Drives Firefox with WebDriver BiDi. Requests of the browser itself, such as updates, are not recorded. */
export const firefox = async (executablePath: string, origin: string): Promise<Engine> => {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true })
  return {
    name: "Firefox",
    runsBefore: true,
    open: async ({ before, size } = {}) => {
      const context = await browser.createBrowserContext()
      const requests: string[] = []
      const prepare: Prepare = async (page) => {
        if (size) await page.setViewport(size)
        if (before) await page.evaluateOnNewDocument(before)
        await page.setRequestInterception(true)
        page.on("request", (request) => {
          const url = request.url()
          if (!url.startsWith(origin) && !url.startsWith("data:")) requests.push(url)
          void respond(request)
        })
      }
      return {
        tab: await sessionOf(context, origin, prepare),
        requests: () => [...requests],
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
