import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]

/** Runs all rules of axe on the page, or on an element of it. Returns a sentence for each violation. */
export const axe = async (page: Page, within = "html"): Promise<string[]> => {
  // The other mode merges the results of frames in a new page, which takes half of the time; the site has no frames.
  const builder = new AxeBuilder({ page }).setLegacyMode().include(within)
  const { violations } = await builder.withTags(tags).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`),
  )
}
