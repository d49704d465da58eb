import { render, screen } from "@testing-library/react"
import { picture } from "../../test/components/picture"
import { Clients } from "./clients"

const link = { label: "Get Started Today", href: "#contact" }
const copy = { heading: "Clients", lead: "Who we work with.", link }
const client = (name: string) => ({
  id: name,
  slug: name.toLowerCase(),
  name,
  industry: "Logistics",
  description: `What ${name} does.`,
  picture: picture({ alt: `The lanes of ${name}.` }),
})

test("each client has its chart, industry and description, above a link", () => {
  render(<Clients copy={copy} clients={[client("Gateway"), client("Castings")]} />)
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Gateway LogisticsWhat Gateway does.",
    "Castings LogisticsWhat Castings does.",
  ])
  expect(screen.getByRole("img", { name: "The lanes of Castings." })).toHaveAttribute("loading", "lazy")
  expect(document.getElementById("client-castings")).toHaveTextContent("What Castings does.")
  expect(screen.getByRole("link", { name: link.label })).toHaveAttribute("href", link.href)
})

test("without clients there is no section", () => {
  const { container } = render(<Clients copy={copy} clients={[]} />)
  expect(container).toBeEmptyDOMElement()
})
