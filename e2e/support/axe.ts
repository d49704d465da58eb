import { readFileSync } from "node:fs"
import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]

// The package itself injects a version that is not minified.
const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")

/**
 * Runs all rules of axe on the page, or on an element of it, or the rules `only`. Returns a sentence for each
 * violation.
 */
export const axe = async (page: Page, within = "html", only?: string[]): Promise<string[]> => {
  // The other mode merges the results of frames in a new page, which takes half of the time; the site has no frames.
  const builder = new AxeBuilder({ page, axeSource }).setLegacyMode().include(within)
  // By default axe also returns every element that passes.
  builder.options({ resultTypes: ["violations"] })
  const { violations } = await (only ? builder.withRules(only) : builder.withTags(tags)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`),
  )
}
