import { rm } from "node:fs/promises"
import { parseArgs } from "node:util"
import { buildSite } from "../../scripts/lib/gatsby"
import { UserError, runCli } from "../../scripts/lib/user-error"
import { installTool } from "../../scripts/lib/install-tool"
import { writeReport } from "./report"
import { startServer } from "../../server/http/server"
import { benchContent } from "./content/bench-content"
import { measureSite } from "./measure-site"
import { timeBuilds } from "./time-builds"
import { copyWithoutScripts } from "./without-scripts"

const usage = `Usage: npm run bench -- [--runs N] [--quick] [--no-build] [--builds] [URLs of other sites]
       npm run bench -- --content [--check-only] [numbers of articles]
  --runs N      Lighthouse runs for each page; 5 by default
  --quick       one run, ten attempts of each interaction; does not write docs/performance.md
  --no-build    measures the existing build
  --builds      also measures the installation, builds, the first byte and the tests, compared with a plain Gatsby site
  --content     measures builds of 10, 100, 1000 and 5000 generated articles, or of the numbers given
  --check-only  with --content: measures the content check alone`

const options = {
  runs: { type: "string", default: "5" },
  quick: { type: "boolean", default: false },
  "no-build": { type: "boolean", default: false },
  builds: { type: "boolean", default: false },
  content: { type: "boolean", default: false },
  "check-only": { type: "boolean", default: false },
} as const

type Values = { quick: boolean; builds: boolean; "no-build": boolean }

const benchSite = async (values: Values, runs: number, peers: string[]): Promise<void> => {
  installTool("bench")
  const builds = values.builds ? await timeBuilds() : ""
  if (!values.builds && !values["no-build"]) await buildSite()
  const bare = await copyWithoutScripts("public")
  const site = await startServer({ root: "public", port: 0 })
  const scriptFree = await startServer({ root: bare, port: 0 })
  try {
    const tries = values.quick ? 10 : 50
    const tables = await measureSite({ site: site.url, scriptFree: scriptFree.url, peers, runs, tries })
    const text = [tables, builds].filter(Boolean).join("\n\n")
    console.log(`\n${text}\n`)
    if (!values.quick) await writeReport("docs/performance.md", "bench", text)
  } finally {
    await Promise.all([site.stop(), scriptFree.stop(), rm(bare, { recursive: true })])
  }
}

/** Runs `npm run bench`: measures the built site, compared with its pages without scripts; see docs/performance.md. */
void runCli(async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.content) {
    const sizes = positionals.map(Number)
    if (sizes.some((number) => !Number.isInteger(number) || number < 4)) throw new UserError(usage)
    await benchContent(sizes, values["check-only"])
    return
  }
  const runs = values.quick ? 1 : Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new UserError(usage)
  await benchSite(values, runs, positionals)
})
