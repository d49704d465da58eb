import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ContentsList } from "./contents-list"

test("the navigation has the name of its heading and links to every section, which may have numbers", async () => {
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
