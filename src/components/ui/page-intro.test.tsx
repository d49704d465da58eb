import { render, screen } from "@testing-library/react"
import { PageIntro } from "./page-intro"

test("the title of the page is the level-one heading, followed by the lead and its children", () => {
  render(
    <PageIntro title="Knowledge Hub" lead="Notes from practice.">
      <p>Updated weekly.</p>
    </PageIntro>,
  )
  expect(screen.getByRole("heading", { level: 1, name: "Knowledge Hub" })).toBeVisible()
  expect(screen.getAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual([
    "Notes from practice.",
    "Updated weekly.",
  ])
})
