import { render, screen, within } from "@testing-library/react"
import { expectAccessible } from "../../../test/dom/axe"
import { Tags } from "./tags"

test("the topics are a named list", async () => {
  const { container } = render(<Tags tags={["Customs", "Screening"]} label="Topics" />)
  const items = within(screen.getByRole("list", { name: "Topics" })).getAllByRole("listitem")
  expect(items.map(({ textContent }) => textContent)).toEqual(["Customs", "Screening"])
  await expectAccessible(container)
})
