import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import { findChromium } from "../../e2e/support/find-program"

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const categories = ["performance", "accessibility", "best-practices", "seo"]

/** Runs Lighthouse once, with its mobile emulation and simulated throttling. Returns the scores, from 0 to 100. */
export const runLighthouse = async (url: string) => {
  const flags = process.getuid?.() === 0 ? "--headless --no-sandbox" : "--headless"
  const options = ["--quiet", "--output=json", `--only-categories=${categories.join()}`]
  const program = path.join(__dirname, "node_modules", ".bin", "lighthouse")
  const { stdout } = await promisify(execFile)(program, [url, ...options, `--chrome-flags=${flags}`], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 2 ** 26,
  })
  const report = JSON.parse(stdout) as Report
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  const scores = categories.map((name) => [name, (report.categories[name]?.score ?? 0) * 100] as const)
  return {
    ...Object.fromEntries(scores),
    "LCP, s": value("largest-contentful-paint") / 1000,
    "TBT, ms": Math.round(value("total-blocking-time")),
    CLS: value("cumulative-layout-shift"),
  }
}
