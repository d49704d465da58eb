import { render, screen } from "@testing-library/react"
import { Section } from "./section"

test("a section is a named region and a focusable target of links", () => {
  render(
    <Section id="clients" heading="Clients" lead="Who we work with.">
      <p>Five of them.</p>
    </Section>,
  )
  const section = screen.getByRole("region", { name: "Clients" })
  expect(section).toHaveAttribute("id", "clients")
  expect(section).toHaveAttribute("tabindex", "-1")
  expect(section).toHaveTextContent("ClientsWho we work with.Five of them.")
})
