import { rm } from "node:fs/promises"
import { parseArgs } from "node:util"
import { chromium } from "@playwright/test"
import { firstView } from "../../e2e/support/first-view"
import { buildSite } from "../../scripts/lib/gatsby"
import { installTool } from "../../scripts/lib/install-tool"
import { UserError, runCli } from "../../scripts/lib/user-error"
import { startServer } from "../../server/http/server"
import { machine, writeReport } from "./report"
import { chromiumOptions, lighthouseMedians, lighthouseTable } from "./run-lighthouse"
import { sizesTable } from "./tables"
import { timeBuilds } from "./time-builds"
import { timeCheck } from "./time-check"
import { copyWithoutScripts } from "./without-scripts"

const usage = `Usage: npm run bench -- [--runs N] [--no-build] [--builds] [--dry] | --check N
  --runs N    Lighthouse runs for each page; 5 by default
  --no-build  measures the existing build
  --builds    also measures the installation, a cold and a warm build, and the tests
  --dry       prints the tables and does not write docs/performance.md
  --check N   only measures the content check with N generated articles`

const options = {
  runs: { type: "string", default: "5" },
  "no-build": { type: "boolean", default: false },
  builds: { type: "boolean", default: false },
  dry: { type: "boolean", default: false },
  check: { type: "string" },
} as const

/** The pages that are measured. */
const routes = ["/", "/blog", "/privacy-policy", "/blog/sap-gts-on-hana"]

/** Measures the built site and the same pages without scripts. Returns the tables. */
const measureSite = async (runs: number): Promise<string> => {
  const bare = await copyWithoutScripts("public", routes)
  const site = await startServer({ root: "public", port: 0 })
  const scriptFree = await startServer({ root: bare, port: 0 })
  const browser = await chromium.launch(chromiumOptions())
  try {
    const views = []
    for (const name of routes) views.push({ name, ...(await firstView(browser, site.url + name)) })
    const rows = []
    for (const name of routes) {
      console.log(`Lighthouse ${name}`)
      const page = await lighthouseMedians(site.url + name, runs)
      rows.push({ name, page, scriptFree: await lighthouseMedians(scriptFree.url + name, runs) })
    }
    const measured = `${machine(`Chromium ${browser.version()}`)} Lighthouse: median of ${runs}.`
    return [measured, lighthouseTable(rows), sizesTable(views)].join("\n\n")
  } finally {
    await Promise.all([browser.close(), site.stop(), scriptFree.stop(), rm(bare, { recursive: true })])
  }
}

const positive = (text: string): number => {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new UserError(usage)
  return number
}

/** Runs `npm run bench`; see docs/performance.md. */
void runCli(async () => {
  const { values } = parseArgs({ options })
  if (values.check !== undefined) {
    const articles = positive(values.check)
    console.log(`${articles} articles: ${await timeCheck(articles)}`)
    return
  }
  const runs = positive(values.runs)
  installTool("bench")
  const builds = values.builds ? await timeBuilds() : ""
  if (!values.builds && !values["no-build"]) await buildSite()
  const text = [await measureSite(runs), builds].filter(Boolean).join("\n\n")
  console.log(`\n${text}\n`)
  if (!values.dry) await writeReport("docs/performance.md", "bench", text)
})
