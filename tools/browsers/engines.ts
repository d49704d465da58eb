import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { webkit, type Page as PlaywrightPage } from "@playwright/test"
import { findProgram } from "../../e2e/support/find-program"
import { installTool } from "../../scripts/lib/install-tool"

/** The methods that a page of Puppeteer and a page of Playwright have in common. */
export type Page = Pick<PlaywrightPage, "evaluate"> & {
  goto: (url: string, options?: { waitUntil: "domcontentloaded" }) => Promise<unknown>
  reload: () => Promise<unknown>
  goBack: () => Promise<unknown>
  locator: (selector: string) => { click: () => Promise<unknown>; fill: (value: string) => Promise<unknown> }
  keyboard: {
    press: (key: "Escape" | "Tab") => Promise<unknown>
    type: (text: string) => Promise<unknown>
  }
  on: (event: "request", handler: (request: { url: () => string }) => void) => unknown
}

type Engine = {
  /** Opens a page in an empty profile. */
  open: () => Promise<Page>
  close: () => Promise<void>
}

/** A phone: the menu is closed there until it is opened. */
const viewport = { width: 390, height: 844 }

/** Google's host, which the tests never reach. */
const tagHost = "www.googletagmanager.com"

/** The part of Puppeteer that is used. The type check must not need its packages, which are installed at first use. */
type Puppeteer = {
  launch: (options: object) => Promise<{
    createBrowserContext: () => Promise<{
      newPage: () => Promise<Page & { setViewport: (size: typeof viewport) => Promise<void> }>
    }>
    close: () => Promise<void>
  }>
}

const startFirefox = async (executablePath: string): Promise<Engine> => {
  installTool("browsers")
  const { launch } = createRequire(path.join(__dirname, "package.json"))("puppeteer-core") as Puppeteer
  const browser = await launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: { "network.dns.localDomains": tagHost },
  })
  return {
    open: async () => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(viewport)
      return page
    },
    close: () => browser.close(),
  }
}

const startWebKit = async (): Promise<Engine> => {
  const browser = await webkit.launch()
  return {
    open: async () => {
      const page = await browser.newPage({ viewport })
      await page.route(`https://${tagHost}/**`, (route) => route.abort())
      return page
    },
    close: () => browser.close(),
  }
}

const firefox = findProgram("FIREFOX_PATH", ["firefox-esr", "firefox"])

/**
 * The engines besides Chromium, the commands that install them, and the functions that start those that are installed.
 * Playwright drives only its own build of WebKit. Its own build of Firefox is not used, so that Debian's can be.
 */
export const engines = [
  {
    name: "Firefox",
    install: "apt-get install firefox-esr",
    start: firefox === undefined ? undefined : () => startFirefox(firefox),
  },
  {
    name: "WebKit",
    install: "npx playwright install --with-deps webkit",
    start: existsSync(webkit.executablePath()) ? startWebKit : undefined,
  },
]
