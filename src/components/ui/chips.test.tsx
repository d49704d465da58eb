import { render, screen, within } from "@testing-library/react"
import { Chips } from "./chips"

test("chips are a named list", () => {
  render(<Chips chips={[{ name: "Customs", icon: <svg /> }, { name: "Screening" }]} label="Topics" />)
  const items = within(screen.getByRole("list", { name: "Topics" })).getAllByRole("listitem")
  expect(items.map(({ textContent }) => textContent)).toEqual(["Customs", "Screening"])
})
