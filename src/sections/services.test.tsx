import { render, screen } from "@testing-library/react"
import { copyOf } from "../../test/content/copy"
import { Services } from "./services"

const service = (title: string) => ({ icon: "scale", title, description: "What it does.", links: null })
const services = {
  ...copyOf("HomeServices"),
  ...{ modules: [service("Intrastat")], hana: [service("Workflows")], threshold: null, reasonsLink: null },
}
const problems = copyOf("HomeProblems")
const problem = { title: "Too many hits", description: "The backlog grows.", effort: null, links: [] }

const headingsWith = (items: (typeof problem)[]) => {
  render(<Services problems={{ ...problems, items }} services={services} />)
  return screen.getAllByRole("heading").map(({ textContent }) => textContent)
}
const parts = [
  ...[services.heading, "Intrastat", services.hanaHeading, "Workflows"],
  ...[services.reasonsHeading, services.industriesHeading],
]

test("modules, items on SAP HANA, reasons and industries are in this order", () => {
  expect(headingsWith([])).toEqual(parts)
})

test("problems are above the modules", () => {
  expect(headingsWith([problem])).toEqual([problems.heading, problem.title, ...parts])
})
