import { execSync } from "node:child_process"
import { parseArgs } from "node:util"
import { installTool } from "../install-tool"
import { startServer } from "../../server/http/server"
import { runLighthouse } from "./run-lighthouse"
import { throttledLoad } from "./throttled-load"
import { timeService } from "./time-service"

const routes = ["/", "/blog", "/blog/sap-gts-on-hana", "/privacy-policy"]

/** Returns the lower middle value of a list. */
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length / 2) - 1] ?? Number.NaN

const medians = <Result extends Record<string, number>>(results: readonly Result[]) =>
  Object.fromEntries(
    Object.keys(results[0] ?? {}).map((name) => [name, median(results.map((result) => result[name] ?? 0))]),
  ) as Result

/** Prints a Markdown table. Rounds numbers; the columns are the keys of the rows. */
const printTable = (rows: readonly Record<string, string | number>[]) => {
  const head = Object.keys(rows[0] ?? {})
  const round = (value: string | number) => (typeof value === "number" ? Number(value.toFixed(2)) : value)
  const cells = rows.map((row) => Object.values(row).map(round))
  const lines = [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...cells]
  console.log(`\n${lines.map((line) => `| ${line.join(" | ")} |`).join("\n")}\n`)
}

/** Measures the routes in turn, so that the load of the machine affects all of them alike. Returns the medians. */
const inTurn = async <Result extends Record<string, number>>(
  runs: number,
  measure: (route: string) => Promise<Result>,
) => {
  const results = new Map<string, Result[]>(routes.map((route) => [route, []]))
  for (let run = 0; run < runs; run += 1) for (const [route, all] of results) all.push(await measure(route))
  return [...results].map(([page, all]) => ({ page, ...medians(all) }))
}

const measureSite = async (runs: number) => {
  const site = await startServer({ root: "public", port: 0 })
  printTable(await inTurn(runs, (route) => runLighthouse(site.url + route)))
  const loads = await inTurn(runs, async (route) => ({
    ...(await throttledLoad(site.url + route)),
    "LCP without scripts, ms": (await throttledLoad(site.url + route, { scripts: false }))["LCP, ms"],
  }))
  printTable(loads.map((load) => ({ ...load, ratio: load["LCP, ms"] / load["LCP without scripts, ms"] })))
  await site.stop()
}

/** `npm run bench`: docs/performance.md explains its options. */
const bench = async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      "no-build": { type: "boolean" },
      service: { type: "boolean" },
    },
  })
  if (values.service) {
    printTable(await timeService())
    return
  }
  installTool("bench")
  if (!values["no-build"]) execSync("npm run build", { stdio: "inherit" })
  await measureSite(Number(values.runs))
}

void bench()
