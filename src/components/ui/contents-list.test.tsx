import { act, render, screen } from "@testing-library/react"
import { mockIntersection } from "../../../test/dom/mock-intersection"
import { mockMatchMedia } from "../../../test/dom/mock-match-media"
import { ContentsList } from "./contents-list"

beforeEach(() => {
  mockMatchMedia("(width >= 64rem)")
})

test("the navigation links to every section, which may have numbers", () => {
  const sections = [
    { id: "lists", title: "Lists", number: 3 },
    { id: "proof", title: "Proof", number: 5 },
  ]
  render(<ContentsList heading="In this article" sections={sections} />)
  expect(screen.getByRole("navigation", { name: "In this article" })).toBeVisible()
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
  expect(links).toEqual([
    ["Lists", "#lists"],
    ["Proof", "#proof"],
  ])
  expect(screen.getAllByRole<HTMLLIElement>("listitem").map(({ value }) => value)).toEqual([3, 5])
})

test("the last section above the line is marked as current, even if it is closed", () => {
  const report = mockIntersection()
  const sections = ["lists", "proof"].map((id) => ({ id, title: id }))
  render(
    <>
      <ContentsList heading="In this article" sections={sections} />
      <h2 id="lists">Lists</h2>
      <details id="closed">
        <p id="proof">Proof</p>
      </details>
    </>,
  )
  const current = () => screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"))
  expect(current()).toEqual([])
  act(() => ["lists", "closed"].forEach((id) => report(id, true)))
  expect(current()).toEqual([screen.getByRole("link", { name: "proof" })])
  act(() => report("closed", false))
  expect(current()).toEqual([screen.getByRole("link", { name: "lists" })])
})
