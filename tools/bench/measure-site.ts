import { chromium } from "@playwright/test"
import { chromiumOptions } from "./chromium"
import { firstView } from "../../e2e/support/first-view"
import { interactionTimes } from "./interactions"
import { lighthouseMedians } from "./lighthouse-runs"
import { lighthouseTable, type LighthouseRow } from "./lighthouse-table"
import { machine } from "../../scripts/lib/report"
import { markdownTable } from "./markdown-table"
import { pageChange } from "./page-change"
import { particleUse } from "./particle-use"
import { routes } from "./routes"
import { sizesTable } from "./sizes-table"

export type Measuring = {
  /** Where the site is served, and the copy of it without scripts. */
  site: string
  scriptFree: string
  /** Addresses of other sites to put beside it. */
  peers: readonly string[]
  /** Runs of Lighthouse for each page. */
  runs: number
  /** Tries of each interaction. */
  tries: number
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/**
 * Measures everything in one run and says what it is at.
 * @returns the tables, in markdown
 */
export const measureSite = async ({ site, scriptFree, peers, runs, tries }: Measuring): Promise<string> => {
  const browser = await chromium.launch(chromiumOptions())
  const words = [`${machine(`Chromium ${browser.version()}`)} Lighthouse: median of ${runs}.`]
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
    words.push(
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
  return words.join("\n\n")
}
