import { render, screen, within } from "@testing-library/react"
import { mockMatchMedia } from "../../test/dom/mock-match-media"
import { Services } from "./services"

const service = (title: string, links: { label: string; href: string }[] | null = null) => ({
  id: title,
  icon: "scale",
  title,
  description: `What ${title} does.`,
  links,
})
const reasonsLink = { label: "Read why", href: "/blog/hana" }
const services = {
  heading: "Services",
  lead: "What I do.",
  modulesHeading: "Modules",
  threshold: null,
  hanaHeading: "On HANA",
  reasonsHeading: "Why HANA",
  reasons: ["It is fast.", "It is one system."],
  reasonsLink,
  industriesHeading: "Industries",
  industries: [{ icon: "truck", name: "Logistics" }],
}
const modules = [service("Intrastat"), service("Screening", [{ label: "A project", href: "#case-gateway" }])]

beforeEach(() => mockMatchMedia())

const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)

test("modules, HANA services, reasons and industries follow each other in the order of the content", () => {
  render(<Services services={services} modules={modules} hana={[service("Workflows")]} />)
  expect(texts("listitem")).toEqual([
    "IntrastatWhat Intrastat does.",
    "ScreeningWhat Screening does.A project",
    "WorkflowsWhat Workflows does.",
    "It is fast.",
    "It is one system.",
    "Logistics",
  ])
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Services",
    "Modules",
    "Intrastat",
    "Screening",
    "On HANA",
    "Workflows",
    "Why HANA",
    "Industries",
  ])
})

test("each service is a focusable anchor; a service and the reasons can have links", () => {
  render(<Services services={services} modules={modules} hana={[service("Workflows")]} />)
  const anchors = [...document.querySelectorAll<HTMLElement>("[id][tabindex='-1']:not(section)")]
  expect(anchors.map(({ id }) => id)).toEqual(["intrastat", "screening", "workflows"])
  const [, screening = document.body] = anchors
  expect(within(screening).getByRole("link")).toHaveAttribute("href", "#case-gateway")
  expect(screen.getByRole("link", { name: reasonsLink.label })).toHaveAttribute("href", reasonsLink.href)
})
