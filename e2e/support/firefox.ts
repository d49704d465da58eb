import { createRequire } from "node:module"
import path from "node:path"
import { test as base, type Page as PlaywrightPage } from "@playwright/test"
import { installTool } from "../../tools/install-tool"
import { findProgram } from "./find-program"

/** The methods of Puppeteer's pages that the tests use. The type check must not need its packages. */
export type Page = Pick<PlaywrightPage, "evaluate"> & {
  goto: (url: string) => Promise<unknown>
  reload: () => Promise<unknown>
  evaluateOnNewDocument: (script: string) => Promise<unknown>
  locator: (selector: string) => { click: () => Promise<unknown>; fill: (value: string) => Promise<unknown> }
  keyboard: {
    press: (key: "Escape") => Promise<unknown>
    type: (text: string) => Promise<unknown>
  }
  setViewport: (size: { width: number; height: number }) => Promise<void>
  setDefaultTimeout: (milliseconds: number) => void
}

type Firefox = {
  createBrowserContext: () => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>
  close: () => Promise<void>
}

type Puppeteer = { launch: (options: object) => Promise<Firefox> }

const executablePath = findProgram("FIREFOX_PATH", ["firefox-esr", "firefox"])
if (executablePath !== undefined) installTool("browsers")

/** Tests in Firefox. They are skipped where it is not installed, unless the environment variable REQUIRE_FIREFOX is set. */
export const test = base.extend<{ visitor: Page }, { firefox: Firefox }>({
  firefox: [
    async ({}, use) => {
      const folder = path.join(__dirname, "..", "..", "tools", "browsers")
      const { launch } = createRequire(path.join(folder, "package.json"))("puppeteer-core") as Puppeteer
      const firefox = await launch({
        browser: "firefox",
        executablePath,
        protocolTimeout: 30_000,
        // Google's host, which the tests never reach.
        extraPrefsFirefox: { "network.dns.localDomains": "www.googletagmanager.com" },
      })
      await use(firefox)
      await firefox.close()
    },
    { scope: "worker" },
  ],
  // A page in an empty profile, of the size of a phone: the menu is closed there until it is opened.
  visitor: async ({ firefox, baseURL }, use) => {
    const context = await firefox.createBrowserContext()
    const page = await context.newPage()
    await page.setViewport({ width: 390, height: 844 })
    page.setDefaultTimeout(10_000)
    const goto = page.goto.bind(page)
    page.goto = (url) => goto(new URL(url, baseURL).href)
    await use(page)
    await context.close()
  },
})

const isMissing = executablePath === undefined && !process.env.REQUIRE_FIREFOX
const reason = "Firefox is not installed and not tested. To install it: apt-get install firefox-esr"
if (isMissing && process.env.TEST_WORKER_INDEX === undefined) console.log(reason)
test.skip(isMissing, reason)
