import "../../scripts/test/enter-test-site"
import path from "node:path"
import { chromium as playwright } from "@playwright/test"
import { chromium } from "../../e2e/engines/chromium"
import { consentLines } from "../../e2e/engines/consent-lines"
import type { Engine } from "../../e2e/engines/session"
import { smokeLines } from "../../e2e/engines/smoke-lines"
import { webkit } from "../../e2e/engines/webkit"
import { startSite } from "../../server/start-site"
import { findChromium } from "../../scripts/lib/find-chromium"
import { findProgram } from "../../scripts/lib/find-program"
import { installTool } from "../../scripts/lib/install-tool"

type Start = (origin: string) => Promise<Engine>

/** Firefox is driven by puppeteer-core, which is installed only for this command: the specifier keeps it out of the type check. */
const startFirefox = async (program: string, origin: string): Promise<Engine> => {
  installTool("browsers")
  const { firefox } = (await import(path.resolve("tools/browsers/firefox.ts"))) as {
    firefox: (executablePath: string, origin: string) => Promise<Engine>
  }
  return firefox(program, origin)
}

const args = process.getuid?.() === 0 ? ["--no-sandbox"] : []

/** The engines, each with the Debian packages that bring it. */
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

const lines = [...smokeLines, ...consentLines]

/** Runs every line in one engine and gives the number that failed. */
const runEngine = async (engine: Engine): Promise<number> => {
  let failed = 0
  for (const line of lines) {
    if (line.needsBefore && !engine.runsBefore) {
      console.log(`  –  ${line.says} (${engine.name} cannot run a script before the page)`)
      continue
    }
    try {
      await line.run(engine)
      console.log(`  ✓  ${line.says}`)
    } catch (error) {
      failed += 1
      console.log(
        `  ✗  ${line.says}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
    }
  }
  return failed
}

/** `npm run test:browsers [-- firefox webkit]`: the smoke and the consent table on the built site, engine by engine. */
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
