import { act, render, screen } from "@testing-library/react"
import { mockIntersection } from "../../test/dom/mock-intersection"
import { useScrolledPast } from "./use-scrolled-past"

function Probe({ id }: { id: string }) {
  return <p>{useScrolledPast(id) ? "scrolled past" : "in view"}</p>
}

test("an element counts as scrolled past when the browser reports it out of view", () => {
  const { report } = mockIntersection()
  render(<div id="target" />)
  render(<Probe id="target" />)
  expect(screen.getByText("in view")).toBeVisible()
  act(() => report(false))
  expect(screen.getByText("scrolled past")).toBeVisible()
})

test("an element that the page does not have is never scrolled past", () => {
  const { observed } = mockIntersection()
  render(<Probe id="missing" />)
  expect(screen.getByText("in view")).toBeVisible()
  expect(observed.size).toBe(0)
})
