import type { LighthouseMedians } from "./lighthouse-runs"
import { markdownTable } from "./markdown-table"

export type LighthouseRow = { name: string; page: LighthouseMedians; scriptFree?: LighthouseMedians }

const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`
const milliseconds = (value: number) => `${Math.round(value)} ms`

/** Lighthouse's medians, beside those of the same page without scripts where there is one. */
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
