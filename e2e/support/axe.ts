import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]

const violations = async (builder: AxeBuilder) => {
  const { violations: found } = await builder.analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`),
  )
}

/** Runs all of axe's rules on the page as it is. */
export const axe = (page: Page): Promise<string[]> => violations(new AxeBuilder({ page }).withTags(tags))

/** Runs axe's rule for contrast alone, where only the colours of the page have changed. */
export const axeContrast = (page: Page): Promise<string[]> =>
  violations(new AxeBuilder({ page }).withRules(["color-contrast"]))
