import { rm } from "node:fs/promises"
import { parseArgs } from "node:util"
import { startServer } from "../server/http/server"
import { measureSite } from "./bench/measure-site"
import { timeBuilds } from "./bench/time-builds"
import { copyWithoutScripts } from "./bench/without-scripts"
import { writeBetween } from "./lib/write-between"
import { buildSite } from "./lib/build-site"
import { Complaint, run } from "./lib/complaint"

const usage = `Usage: npm run bench -- [--runs N] [--quick] [--no-build] [--builds] [addresses of other sites]
  --runs N    runs of Lighthouse for each page; 5 unless told
  --quick     one run, ten tries of each interaction; docs/performance.md stays as it is
  --no-build  measures the last build
  --builds    also times builds and the way to the first byte, beside a plain Gatsby site`

const options = {
  runs: { type: "string", default: "5" },
  quick: { type: "boolean", default: false },
  "no-build": { type: "boolean", default: false },
  builds: { type: "boolean", default: false },
} as const

/** `npm run bench`: measures the built site beside its own pages without scripts; see docs/performance.md. */
void run(async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const runs = values.quick ? 1 : Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Complaint(usage)

  const builds = values.builds ? await timeBuilds() : ""
  if (!values.builds && !values["no-build"]) await buildSite()
  const bare = await copyWithoutScripts("public")
  const site = await startServer({ root: "public", port: 0 })
  const scriptFree = await startServer({ root: bare, port: 0 })
  try {
    const tries = values.quick ? 10 : 50
    const addresses = { site: site.url, scriptFree: scriptFree.url, peers: positionals }
    const tables = await measureSite({ ...addresses, runs, tries })
    const words = [tables, builds].filter(Boolean).join("\n\n")
    console.log(`\n${words}\n`)
    if (!values.quick) await writeBetween("docs/performance.md", "bench", words)
  } finally {
    await Promise.all([site.stop(), scriptFree.stop(), rm(bare, { recursive: true })])
  }
})
