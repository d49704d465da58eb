import { render, screen } from "@testing-library/react"
import { createRef } from "react"
import { mockHighlights } from "../../../test/dom/mock-highlights"
import { ArticleResults } from "./article-results"

const matches = [
  {
    slug: "transit",
    title: "Transit bonds",
    sentence: "A guarantee covers duties.",
    section: "cover",
    heading: "Cover",
  },
  { slug: "origin", title: "Origin", sentence: "What a bond is.", section: "", heading: "" },
]

const show = (words = ["bond"]) => {
  const list = createRef<HTMLUListElement>()
  return render(<ArticleResults matches={matches} words={words} list={list} />)
}

test("each result shows its sentence under the heading of its section, and links to that section", () => {
  mockHighlights()
  show()
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Transit bonds", "/blog/transit#cover"],
    ["Origin", "/blog/origin"],
  ])
  expect(screen.getAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual([
    "Cover",
    "A guarantee covers duties.",
    "What a bond is.",
  ])
})

test("the words are highlighted while the results are shown", () => {
  const highlighted = mockHighlights()
  const { unmount } = show()
  expect(highlighted("search")).toEqual(["bond", "bond"])
  unmount()
  expect(highlighted("search")).toBeUndefined()
})
