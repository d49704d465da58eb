import "../../test/built-site/enter"
import path from "node:path"
import { chromium as playwright } from "@playwright/test"
import { analyticsScenarios } from "../../e2e/engines/analytics-scenarios"
import { bannerScenarios } from "../../e2e/engines/banner-scenarios"
import { choiceScenarios } from "../../e2e/engines/choice-scenarios"
import { chromium } from "../../e2e/engines/chromium"
import type { Engine } from "../../e2e/engines/session"
import { smokeScenarios } from "../../e2e/engines/smoke-scenarios"
import { webkit } from "../../e2e/engines/webkit"
import { startSite } from "../../server/start-site"
import { findChromium, findProgram } from "../../e2e/support/find-program"
import { installTool } from "../../scripts/lib/install-tool"

type Start = (origin: string) => Promise<Engine>

/** Loads the module from a computed path, so that the type check does not need puppeteer-core, which only this command installs. */
const startFirefox = async (program: string, origin: string): Promise<Engine> => {
  installTool("browsers")
  const { firefox } = (await import(path.resolve("tools/browsers/firefox.ts"))) as {
    firefox: (executablePath: string, origin: string) => Promise<Engine>
  }
  return firefox(program, origin)
}

const args = process.getuid?.() === 0 ? ["--no-sandbox"] : []

/** The engines and the Debian packages that install them. */
const engines: Record<string, { packages: string; find: () => Start | undefined }> = {
  chromium: {
    packages: "chromium",
    find: () => async (origin) =>
      chromium(await playwright.launch({ executablePath: findChromium(), args }), origin),
  },
  firefox: {
    packages: "firefox-esr",
    find: () => {
      const program = findProgram("FIREFOX_PATH", ["firefox-esr", "firefox"])
      return program === undefined ? undefined : (origin) => startFirefox(program, origin)
    },
  },
  webkit: {
    packages: "webkit2gtk-driver xvfb",
    find: () => {
      const driver = findProgram("WEBKIT_DRIVER_PATH", ["WebKitWebDriver"])
      const browser = findProgram("MINIBROWSER_PATH", ["webkit2gtk-4.1/MiniBrowser", "MiniBrowser"])
      const display = findProgram("XVFB_PATH", ["Xvfb"])
      if (driver === undefined || browser === undefined || display === undefined) return undefined
      return (origin) => webkit({ driver, browser, display }, origin)
    },
  },
}

const scenarios = [...smokeScenarios, ...choiceScenarios, ...analyticsScenarios, ...bannerScenarios]

/** Runs every scenario in one engine and returns the number of failures. */
const runEngine = async (engine: Engine): Promise<number> => {
  let failed = 0
  for (const scenario of scenarios) {
    if (scenario.needsBefore && !engine.runsBefore) {
      console.log(`  –  ${scenario.title} (${engine.name} cannot run a script before the page)`)
      continue
    }
    try {
      await scenario.run(engine)
      console.log(`  ✓  ${scenario.title}`)
    } catch (error) {
      failed += 1
      console.log(
        `  ✗  ${scenario.title}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
    }
  }
  return failed
}

/** Runs `npm test -- browsers`: all scenarios on the built site, in every engine or in those named by the arguments. */
const main = async () => {
  const named = process.argv.slice(2)
  const site = await startSite({ root: "public", port: 0 })
  let failed = 0
  for (const [name, { packages, find }] of Object.entries(engines)) {
    if (named.length > 0 && !named.includes(name)) continue
    console.log(`\n${name}`)
    const start = find()
    if (start === undefined) {
      failed += 1
      console.log(`  ✗  ${name} is not installed. On Debian or Ubuntu: apt-get install ${packages}`)
      continue
    }
    const engine = await start(new URL(site.url).origin)
    failed += await runEngine(engine).finally(engine.close)
  }
  await site.stop()
  console.log(failed === 0 ? "\nAll engines passed" : `\n${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

void main()
