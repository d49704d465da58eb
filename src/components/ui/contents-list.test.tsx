import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { mockIntersection } from "../../../test/dom/mock-intersection"
import { ContentsList } from "./contents-list"

test("the navigation links to every section, which may have numbers", async () => {
  const onFollow = jest.fn()
  const sections = [
    { id: "lists", title: "Lists", number: 3 },
    { id: "proof", title: "Proof", number: 5 },
  ]
  render(<ContentsList heading="In this article" sections={sections} onFollow={onFollow} />)
  expect(screen.getByRole("navigation", { name: "In this article" })).toBeVisible()
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
  expect(links).toEqual([
    ["Lists", "#lists"],
    ["Proof", "#proof"],
  ])
  expect(screen.getAllByRole<HTMLLIElement>("listitem").map(({ value }) => value)).toEqual([3, 5])
  await userEvent.click(screen.getByRole("link", { name: "Proof" }))
  expect(onFollow.mock.calls).toEqual([["proof"]])
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
