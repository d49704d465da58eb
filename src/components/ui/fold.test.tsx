import { render, screen } from "@testing-library/react"
import { mockMatchMedia } from "../../../test/dom/mock-match-media"
import { Fold } from "./fold"

const show = () =>
  render(
    <Fold id="intrastat" title={<h4>Intrastat</h4>}>
      <p>The return of each member state.</p>
    </Fold>,
  )

test("on phones a text opens at its title, and is the target of links", () => {
  mockMatchMedia()
  show()
  const text = screen.getByText("The return of each member state.")
  expect(text.closest("details")).not.toHaveAttribute("open")
  expect(text.parentElement).toHaveAttribute("id", "intrastat")
  expect(text.parentElement).toHaveAttribute("tabindex", "-1")
  expect(screen.getByRole("heading", { name: "Intrastat" }).closest("summary")).not.toHaveAttribute(
    "tabindex",
  )
})

test("on wider screens the text is open, and its title is not in the tab order", () => {
  mockMatchMedia("(width >= 44rem)")
  show()
  expect(screen.getByText("The return of each member state.").closest("details")).toHaveAttribute("open")
  expect(screen.getByRole("heading", { name: "Intrastat" }).closest("summary")).toHaveAttribute(
    "tabindex",
    "-1",
  )
})
