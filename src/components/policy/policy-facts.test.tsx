import { render, screen } from "@testing-library/react"
import { PolicyFacts } from "./policy-facts"

test("each fact of the policy stands with what it is about", () => {
  render(<PolicyFacts facts={[{ term: "Coverage", detail: "Global" }]} />)
  expect(screen.getByRole("term")).toHaveTextContent("Coverage")
  expect(screen.getByRole("definition")).toHaveTextContent("Global")
})
