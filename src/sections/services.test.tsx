import { render, screen, within } from "@testing-library/react"
import { copyOf } from "../../test/content/copy"
import { Services } from "./services"

const service = (title: string, links: { label: string; href: string }[] | null = null) => ({
  icon: "scale",
  title,
  description: `What ${title} does.`,
  links,
})
const reasonsLink = { label: "Read why", href: "/blog/hana" }
const services = {
  ...copyOf("HomeServices", "home/services.yml"),
  modules: [service("Intrastat"), service("Screening", [{ label: "A project", href: "#case-gateway" }])],
  hana: [service("Workflows")],
  threshold: null,
  reasonsLink,
}

const problems = copyOf("HomeProblems", "home/problems.yml")
const items = problems.items.map((item) => ({ ...item, effort: item.effort ?? null }))

const show = (shown: typeof items = []) => {
  render(<Services problems={{ ...problems, items: shown }} services={services} />)
}
const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)

test("modules, HANA services, reasons and industries are in this order", () => {
  show()
  expect(texts("listitem")).toEqual([
    "IntrastatWhat Intrastat does.",
    "ScreeningWhat Screening does.A project",
    "WorkflowsWhat Workflows does.",
    ...services.reasons,
    ...services.industries.map(({ name }) => name),
  ])
  expect(texts("heading")).toEqual([
    services.heading,
    "Intrastat",
    "Screening",
    services.hanaHeading,
    "Workflows",
    services.reasonsHeading,
    services.industriesHeading,
  ])
})

test("the problems have the title of the section, above the modules", () => {
  show(items)
  const headings = texts("heading")
  expect(headings[0]).toBe(problems.heading)
  expect(headings.slice(1, -6)).toEqual([...problems.items.map(({ title }) => title), services.heading])
})

test("each service is a focusable anchor; a service and the reasons can have links", () => {
  show()
  const anchors = [...document.querySelectorAll<HTMLElement>("[id][tabindex='-1']:not(section)")]
  expect(anchors.map(({ id }) => id)).toEqual(["intrastat", "screening", "workflows"])
  const [, screening = document.body] = anchors
  expect(within(screening).getByRole("link")).toHaveAttribute("href", "#case-gateway")
  expect(screen.getByRole("link", { name: reasonsLink.label })).toHaveAttribute("href", reasonsLink.href)
})
