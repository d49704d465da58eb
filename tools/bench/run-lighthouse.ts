import { chromium } from "@playwright/test"
import { freePort } from "../../scripts/lib/port"
import { chromiumOptions } from "./browser"
import { markdownTable, percentile } from "./tables"

export type LighthouseMedians = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Milliseconds. */
  lcp: number
  /** Milliseconds. */
  tbt: number
  cls: number
  /** Ids of the failed audits. */
  findings: string[]
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const

/** Number of attempts for each run: on a busy machine Chromium sometimes loses the start of a trace. */
const attempts = 3

const tryOnce = async (url: string) => {
  const { default: lighthouse } = await import("lighthouse")
  const port = await freePort()
  const { args, ...options } = chromiumOptions()
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] })
  try {
    const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: "error" })
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`)
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const score = (name: (typeof categories)[number]) => (lhr.categories[name]?.score ?? 0) * 100
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
    const findings = Object.values(lhr.audits)
      .filter(({ score: passed, scoreDisplayMode }) => scoreDisplayMode === "binary" && passed === 0)
      .map(({ id }) => id)
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      findings,
    }
  } finally {
    await browser.close()
  }
}

const runOnce = async (url: string, left = attempts - 1): ReturnType<typeof tryOnce> => {
  try {
    return await tryOnce(url)
  } catch (error) {
    if (left === 0) throw error
    return runOnce(url, left - 1)
  }
}

/**
 * Runs Lighthouse several times with its mobile emulation and simulated throttling, each time in a new browser, and returns the medians.
 * @throws an Error if Lighthouse cannot load the page
 */
export const lighthouseMedians = async (url: string, runs: number): Promise<LighthouseMedians> => {
  const results: Awaited<ReturnType<typeof tryOnce>>[] = []
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(url))
  const middle = (name: Exclude<keyof LighthouseMedians, "findings">) =>
    percentile(
      results.map((result) => result[name]),
      50,
    )
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    bestPractices: middle("bestPractices"),
    seo: middle("seo"),
    lcp: middle("lcp"),
    tbt: middle("tbt"),
    cls: middle("cls"),
    findings: [...new Set(results.flatMap(({ findings }) => findings))],
  }
}

export type LighthouseRow = { name: string; page: LighthouseMedians; scriptFree?: LighthouseMedians }

const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`
const milliseconds = (value: number) => `${Math.round(value)} ms`

/** Returns the table of the medians, with those of the same page without scripts if they were measured. */
export const lighthouseTable = (rows: readonly LighthouseRow[]): string =>
  markdownTable(
    [
      "Lighthouse, mobile",
      "performance",
      "accessibility",
      "best practices",
      "SEO",
      "LCP",
      "LCP without scripts",
      "ratio",
      "TBT",
      "TBT without scripts",
      "CLS",
      "not passed",
    ],
    rows.map(({ name, page, scriptFree }) => [
      name,
      Math.round(page.performance),
      Math.round(page.accessibility),
      Math.round(page.bestPractices),
      Math.round(page.seo),
      seconds(page.lcp),
      scriptFree ? seconds(scriptFree.lcp) : "–",
      scriptFree ? (page.lcp / scriptFree.lcp).toFixed(2) : "–",
      milliseconds(page.tbt),
      scriptFree ? milliseconds(scriptFree.tbt) : "–",
      page.cls.toFixed(3),
      page.findings.join(", ") || "–",
    ]),
  )
