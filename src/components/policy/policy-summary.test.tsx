import { render, screen } from "@testing-library/react"
import { PolicySummary } from "./policy-summary"

const copy = {
  effectiveLabel: "Effective",
  effectiveDate: "1 May 2025",
  lastUpdatedLabel: "Last updated",
  lastUpdated: "May 2025",
  coverageLabel: "Coverage",
  coverage: "Global",
}

test("each fact of the policy is shown with its term", () => {
  render(<PolicySummary copy={copy} />)
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(texts("term")).toEqual(["Effective", "Last updated", "Coverage"])
  expect(texts("definition")).toEqual(["1 May 2025", "May 2025", "Global"])
})
