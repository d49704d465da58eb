import { chromium } from "@playwright/test"
import { findChromium } from "../../e2e/support/find-program"
import { freePort } from "../../scripts/lib/port"
import { markdownTable, median } from "./tables"

/** Scores from 0 to 100; LCP and TBT in milliseconds. */
export type LighthouseMedians = Record<
  "performance" | "accessibility" | "bestPractices" | "seo" | "lcp" | "tbt" | "cls",
  number
> & {
  /** Ids of the pass-or-fail audits that failed in any run. */
  findings: string[]
}

/** Number of attempts for each run: on a busy machine Chromium sometimes loses the start of a trace. */
const attempts = 3

const categories = ["performance", "accessibility", "best-practices", "seo"]

/** Returns the launch options of Chromium: no background requests, and no sandbox for root, for whom it does not work. */
export const chromiumOptions = () => ({
  executablePath: findChromium(),
  args: [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-background-networking",
    "--disable-quic",
  ],
})

const runOnce = async (url: string, left = attempts - 1): Promise<LighthouseMedians> => {
  const { default: lighthouse } = await import("lighthouse")
  const port = await freePort()
  const { args, executablePath } = chromiumOptions()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: "error" })
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? "no result")
    const { lhr } = result
    const score = (name: string) => (lhr.categories[name]?.score ?? 0) * 100
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      findings: Object.values(lhr.audits)
        .filter(({ score: passed, scoreDisplayMode }) => scoreDisplayMode === "binary" && passed === 0)
        .map(({ id }) => id),
    }
  } catch (error) {
    if (left === 0) throw new Error(`Lighthouse could not measure ${url}`, { cause: error })
  } finally {
    await browser.close()
  }
  return runOnce(url, left - 1)
}

/**
 * Runs Lighthouse several times with its mobile emulation and simulated throttling, each time in a new browser, and returns the medians.
 * @throws an Error if Lighthouse cannot load the page
 */
export const lighthouseMedians = async (url: string, runs: number): Promise<LighthouseMedians> => {
  const results: LighthouseMedians[] = []
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(url))
  const of = (name: Exclude<keyof LighthouseMedians, "findings">) =>
    median(results.map((result) => result[name]))
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    bestPractices: of("bestPractices"),
    seo: of("seo"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    cls: of("cls"),
    findings: [...new Set(results.flatMap(({ findings }) => findings))],
  }
}

type LighthouseRow = { name: string; page: LighthouseMedians; scriptFree: LighthouseMedians }

const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`
const milliseconds = (value: number) => `${Math.round(value)} ms`

const head = [
  "Lighthouse, mobile",
  "performance",
  "accessibility",
  "best practices",
  "SEO",
  "LCP",
  "LCP without scripts",
  "TBT",
  "TBT without scripts",
  "CLS",
  "not passed",
]

/** Returns the table of the medians, with those of the same page without scripts. */
export const lighthouseTable = (rows: readonly LighthouseRow[]): string =>
  markdownTable(
    head,
    rows.map(({ name, page, scriptFree }) => [
      name,
      ...[page.performance, page.accessibility, page.bestPractices, page.seo].map(Math.round),
      seconds(page.lcp),
      seconds(scriptFree.lcp),
      milliseconds(page.tbt),
      milliseconds(scriptFree.tbt),
      page.cls.toFixed(3),
      page.findings.join(", ") || "–",
    ]),
  )
