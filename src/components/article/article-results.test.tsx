import { render, screen } from "@testing-library/react"
import { createRef } from "react"
import { copyOf } from "../../../test/content/copy"
import { mockHighlights } from "../../../test/dom/mock-highlights"
import { ArticleResults } from "./article-results"

const copy = copyOf("BlogPage", "pages/blog.yml")
const dates = { day: "2027-03-01", date: "March 1, 2027" }
const matches = [
  {
    ...dates,
    keywords: [],
    missing: [],
    slug: "transit",
    title: "Transit bonds",
    sentence: "A guarantee covers duties.",
    section: "cover",
    heading: "Cover",
  },
  {
    ...dates,
    keywords: ["PEM", "LTSD"],
    missing: ["crane"],
    slug: "origin",
    title: "Origin",
    sentence: "What a bond is.",
    section: "",
    heading: "",
  },
]

test("a result has its date, its sentence under the heading of its section, and the keywords it matches by", () => {
  mockHighlights()
  render(<ArticleResults copy={copy} matches={matches} words={["bond"]} list={createRef()} />)
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Transit bonds", "/blog/transit#cover"],
    ["Origin", "/blog/origin"],
  ])
  expect(screen.getAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual([
    "March 1, 2027",
    "Cover",
    "A guarantee covers duties.",
    "March 1, 2027",
    "What a bond is.",
    `${copy.searchKeywords} PEM, LTSD`,
    `${copy.searchMissing} crane`,
  ])
})
