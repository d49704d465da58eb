import { render, screen } from "@testing-library/react"
import { createRef } from "react"
import { copyOf } from "../../../test/content/copy"
import { ArticleResults } from "./article-results"

const copy = copyOf("BlogPage", "pages/blog.yml")
const transit = {
  slug: "transit",
  title: "Transit bonds",
  day: "2027-03-01",
  date: "March 1, 2027",
  keywords: ["PEM", "LTSD"],
  missing: ["crane"],
  sentence: "A guarantee covers duties.",
  section: "cover",
  heading: "Cover",
}
const bonds = { ...transit, slug: "bonds", keywords: [], missing: [], section: "", heading: "" }

test("a result has its date, its sentence under the heading of its section, and the keywords it matches by", () => {
  render(<ArticleResults copy={copy} matches={[transit, bonds]} words={["bond"]} list={createRef()} />)
  const links = screen.getAllByRole("link", { name: transit.title })
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/blog/transit#cover", "/blog/bonds"])
  expect(screen.getAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual([
    transit.date,
    transit.heading,
    transit.sentence,
    `${copy.searchKeywords} PEM, LTSD`,
    `${copy.searchMissing} crane`,
    transit.date,
    transit.sentence,
  ])
})
