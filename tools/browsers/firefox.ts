import puppeteer, { type BrowserContext, type HTTPRequest, type Page } from "puppeteer-core"
import { findInPage, type Wanted } from "../../e2e/engines/find-element"
import { hydratedInPage } from "../../e2e/support/open-page"
import type { Engine, Session } from "../../e2e/engines/session"
import { tagHost, tagStub } from "../../e2e/engines/gtag-stub"
import { until } from "../../e2e/engines/wait-until"

type Prepare = (page: Page) => Promise<void>

const sessionOf = async (context: BrowserContext, origin: string, prepare: Prepare): Promise<Session> => {
  const page = await context.newPage()
  await prepare(page)
  const find = (wanted: Wanted) =>
    until(`${wanted.role} “${wanted.name}”`, async () =>
      (await page.evaluateHandle(findInPage, wanted)).asElement(),
    )
  return {
    goto: async (path) => {
      await page.goto(origin + path)
      await until("the scripts of the page", () => page.evaluate(hydratedInPage))
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

const answer = async (request: HTTPRequest) => {
  if (new URL(request.url()).host !== tagHost) return request.continue()
  return request.respond({ status: 200, contentType: "text/javascript", body: tagStub })
}

/** Firefox through WebDriver BiDi; its own requests (updates, settings) are not the page's and are not seen here. */
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
          void answer(request)
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
