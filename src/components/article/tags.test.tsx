import { render, screen, within } from "@testing-library/react"
import { Tags } from "./tags"

test("the topics are a named list", () => {
  render(<Tags tags={["Customs", "Screening"]} label="Topics" />)
  const items = within(screen.getByRole("list", { name: "Topics" })).getAllByRole("listitem")
  expect(items.map(({ textContent }) => textContent)).toEqual(["Customs", "Screening"])
})
