import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]

const violations = async (builder: AxeBuilder) => {
  const { violations: found } = await builder.analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`),
  )
}

/** Runs all rules of axe. Returns a sentence for each violation. */
export const axe = (page: Page): Promise<string[]> => violations(new AxeBuilder({ page }).withTags(tags))

/** Runs only the contrast rule of axe, for pages where only the colours have changed since the last run. */
export const axeContrast = (page: Page): Promise<string[]> =>
  violations(new AxeBuilder({ page }).withRules(["color-contrast"]))
