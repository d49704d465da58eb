import { chromium } from "@playwright/test"
import { firstView } from "../../e2e/support/first-view"
import { machine } from "./report"
import { chromiumOptions, routes } from "./browser"
import { interactionTimes, pageChange } from "./interactions"
import { lighthouseMedians, lighthouseTable, type LighthouseRow } from "./run-lighthouse"
import { particleUse } from "./particle-use"
import { markdownTable, sizesTable } from "./tables"

export type Measuring = {
  /** URLs of the site and of its copy without scripts. */
  site: string
  scriptFree: string
  /** URLs of other sites for comparison. */
  peers: readonly string[]
  /** Number of Lighthouse runs for each page. */
  runs: number
  /** Number of attempts of each interaction. */
  tries: number
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/**
 * Measures everything in one run and prints its progress.
 * @returns the tables in markdown
 */
export const measureSite = async ({ site, scriptFree, peers, runs, tries }: Measuring): Promise<string> => {
  const browser = await chromium.launch(chromiumOptions())
  const report = [`${machine(`Chromium ${browser.version()}`)} Lighthouse: median of ${runs}.`]
  try {
    const pages = routes.map((route) => ({ name: route, url: site + route }))
    const others = peers.map((url) => ({ name: url, url }))
    console.log("Sizes")
    const views = []
    for (const { name, url } of [...pages, ...others])
      views.push({ name, ...(await firstView(browser, url)) })

    console.log("Particle field")
    const field = await particleUse(browser, site)
    console.log("Page change")
    const change = await pageChange(browser, site, Math.min(tries, 10))
    console.log("Interactions")
    const interactions = await interactionTimes(browser, site, tries)

    const rows: LighthouseRow[] = []
    for (const { name, url } of pages) {
      console.log(`Lighthouse ${name}`)
      const page = await lighthouseMedians(url, runs)
      rows.push({ name, page, scriptFree: await lighthouseMedians(scriptFree + name, runs) })
    }
    for (const { name, url } of others) {
      console.log(`Lighthouse ${name}`)
      rows.push({ name, page: await lighthouseMedians(url, runs) })
    }

    const times = interactions.map(({ name, route, p98 }) => [`${name} (${route})`, `${p98} ms`])
    report.push(
      lighthouseTable(rows),
      sizesTable(views),
      markdownTable([`input to next paint, CPU 4 × slower, 98th percentile of ${tries}`, "time"], times),
      markdownTable(
        ["elsewhere", "measured"],
        [
          ["particle field at 1280 px, share of one core, in view", percent(field.inView)],
          ["the same, scrolled out of view", percent(field.outOfView)],
          ["the same, after pause", percent(field.paused)],
          ["click to the next page painted, its data there, median", `${Math.round(change)} ms`],
        ],
      ),
    )
  } finally {
    await browser.close()
  }
  return report.join("\n\n")
}
