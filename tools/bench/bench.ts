import { readFile, rm, writeFile } from "node:fs/promises"
import { cpus, totalmem } from "node:os"
import { parseArgs } from "node:util"
import { chromium } from "@playwright/test"
import { format, resolveConfig } from "prettier"
import { firstView } from "../../e2e/support/first-view"
import { gatsby } from "../../scripts/lib/gatsby"
import { installTool } from "../../scripts/lib/install-tool"
import { startServer } from "../../server/http/server"
import { chromiumOptions, lighthouseTable, runLighthouse } from "./run-lighthouse"
import { sizesTable } from "./tables"
import { timeCheck } from "./time-check"
import { timeService } from "./time-service"
import { copyWithoutScripts } from "./without-scripts"

const routes = ["/", "/blog", "/privacy-policy", "/blog/sap-gts-on-hana"]

const report = "docs/performance.md"

/** Returns a sentence that names the day and the machine. */
const machine = (): string => {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB of memory`
  const parts = [cpus()[0]?.model.trim(), `${cpus().length} cores`, memory, `Node ${process.versions.node}`]
  return `Measured on ${new Date().toISOString().slice(0, 10)}: ${parts.join(", ")}`
}

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
      const page = await runLighthouse(site.url + name, runs)
      rows.push({ name, page, scriptFree: await runLighthouse(scriptFree.url + name, runs) })
    }
    const measured = `${machine()}, Chromium ${browser.version()}. Lighthouse: median of ${runs}.`
    return [measured, lighthouseTable(rows), sizesTable(views)].join("\n\n")
  } finally {
    await Promise.all([browser.close(), site.stop(), scriptFree.stop(), rm(bare, { recursive: true })])
  }
}

/** Replaces the text between two markers of the report. */
const writeReport = async (part: "bench" | "service", tables: string): Promise<void> => {
  const text = await readFile(report, "utf8")
  const [start, end] = [`<!-- ${part}:start -->`, `<!-- ${part}:end -->`]
  const [before = "", rest = ""] = text.split(start)
  const written = `${before}${start}\n\n${tables}\n\n${end}${rest.split(end)[1] ?? ""}`
  await writeFile(report, await format(written, { ...(await resolveConfig(report)), filepath: report }))
}

/** `npm run bench`: docs/performance.md explains its options. */
const bench = async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      "no-build": { type: "boolean" },
      dry: { type: "boolean" },
      check: { type: "string" },
      service: { type: "boolean" },
    },
  })
  if (values.check !== undefined) {
    console.log(`${values.check} articles: ${await timeCheck(Number(values.check))}`)
    return
  }
  if (values.service) {
    installTool("service")
    const table = await timeService()
    console.log(table)
    if (!values.dry) await writeReport("service", `${machine()}.\n\n${table}`)
    return
  }
  installTool("bench")
  if (!values["no-build"]) await gatsby(["build"])
  const tables = await measureSite(Number(values.runs))
  console.log(`\n${tables}\n`)
  if (!values.dry) await writeReport("bench", tables)
}

void bench()
