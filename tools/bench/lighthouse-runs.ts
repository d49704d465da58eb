import { chromium } from "@playwright/test"
import { freePort } from "../../scripts/lib/port"
import { chromiumOptions } from "./chromium"
import { percentile } from "./percentile"

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
  /** The audits other than timings that are not passed, by their ids. */
  findings: string[]
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const

/** How often a run may fail before it counts: on a busy machine Chromium now and then loses the start of a trace. */
const attempts = 3

const tryOnce = async (url: string) => {
  const { default: lighthouse } = await import("lighthouse")
  const port = await freePort()
  const { args, ...options } = chromiumOptions()
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] })
  try {
    const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: "error" })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
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
 * Lighthouse's medians of several runs at one address: its phone, its simulated throttling, a new browser each time.
 * @throws where Lighthouse cannot load the page
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
