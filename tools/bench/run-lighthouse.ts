import { chromium } from "@playwright/test"
import { findChromium } from "../../e2e/support/find-program"
import { freePort } from "../../test/free-port"
import { markdownTable, median } from "./tables"

const categories = ["performance", "accessibility", "best-practices", "seo"] as const

/** Scores from 0 to 100, LCP and TBT in milliseconds, and the ids of the pass-or-fail audits that failed. */
type Measured = Record<(typeof categories)[number] | "lcp" | "tbt" | "cls", number> & {
  failed: string[]
}

/** Returns the launch options of Chromium: no background requests, and no sandbox for root, for whom it does not work. */
export const chromiumOptions = (...more: string[]) => ({
  executablePath: findChromium(),
  // Lighthouse audits the back/forward cache, which Playwright turns off.
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
  args: [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-background-networking",
    "--disable-quic",
    ...more,
  ],
})

const runOnce = async (url: string): Promise<Measured> => {
  const { default: lighthouse } = await import("lighthouse")
  const port = await freePort()
  const browser = await chromium.launch(chromiumOptions(`--remote-debugging-port=${port}`))
  try {
    const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: "error" })
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? "no result")
    const { lhr } = result
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      failed: Object.values(lhr.audits)
        .filter((audit) => audit.scoreDisplayMode === "binary" && audit.score === 0)
        .map(({ id }) => id),
    }
  } finally {
    await browser.close()
  }
}

/** Runs Lighthouse, at most three times: Chromium sometimes loses the start of a trace. */
const runRepeatedly = (url: string, left = 2): Promise<Measured> =>
  runOnce(url).catch((error: unknown) => {
    if (left === 0) throw error
    return runRepeatedly(url, left - 1)
  })

/** Runs Lighthouse with its mobile emulation and simulated throttling, each time in a new browser. */
export const runLighthouse = async (url: string, runs: number): Promise<Measured[]> => {
  const results: Measured[] = []
  while (results.length < runs) results.push(await runRepeatedly(url))
  return results
}

type LighthouseRow = { name: string; page: Measured[]; scriptFree: Measured[] }

/** Returns the table of the medians, with those of the same page without scripts. */
export const lighthouseTable = (rows: readonly LighthouseRow[]): string => {
  const of = (results: Measured[], name: Exclude<keyof Measured, "failed">) =>
    median(results.map((result) => result[name]))
  const seconds = (results: Measured[]) => `${(of(results, "lcp") / 1000).toFixed(2)} s`
  const milliseconds = (results: Measured[]) => `${Math.round(of(results, "tbt"))} ms`
  return markdownTable(
    [
      ...["Lighthouse, mobile", "performance", "accessibility", "best practices", "SEO"],
      ...["LCP", "LCP without scripts", "TBT", "TBT without scripts", "CLS", "not passed"],
    ],
    rows.map(({ name, page, scriptFree }) => [
      name,
      ...categories.map((category) => of(page, category)),
      ...[seconds(page), seconds(scriptFree), milliseconds(page), milliseconds(scriptFree)],
      of(page, "cls").toFixed(3),
      [...new Set(page.flatMap(({ failed }) => failed))].join(", ") || "–",
    ]),
  )
}
