import { fireEvent, render, screen, within } from "@testing-library/react"
import { ContentsList } from "./contents-list"

const sections = [
  { id: "lists", title: "Lists" },
  { id: "proof", title: "Proof" },
]
const numbered = sections.map((section, index) => ({ ...section, number: 3 + 2 * index }))

const navigation = () => within(screen.getByRole("navigation", { name: "In this article" }))

test("the navigation has the name of its heading and links to every section", () => {
  render(<ContentsList heading="In this article" sections={sections} />)
  const links = navigation().getAllByRole("link")
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Lists", "#lists"],
    ["Proof", "#proof"],
  ])
})

test("sections keep their own numbers", () => {
  render(<ContentsList heading="In this article" sections={numbered} />)
  const items = navigation().getAllByRole<HTMLLIElement>("listitem")
  expect(items.map(({ value }) => value)).toEqual([3, 5])
})

test("every click on a link is reported, even a second one on the same link", () => {
  const onFollow = jest.fn()
  render(<ContentsList heading="In this article" sections={sections} onFollow={onFollow} />)
  fireEvent.click(screen.getByRole("link", { name: "Proof" }))
  fireEvent.click(screen.getByRole("link", { name: "Proof" }))
  expect(onFollow.mock.calls).toEqual([["proof"], ["proof"]])
})
