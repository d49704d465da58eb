import { render, screen, within } from "@testing-library/react"
import { copyOf } from "../../../test/content/copy"
import { PathnameContext } from "../../hooks/use-pathname"
import { SiteHeader } from "./site-header"

const site = {
  ...copyOf("SiteProfile"),
  phone: "+44 20 7946 0123",
  mark: { viewBox: "0 0 4 4", paths: [{ d: "M0 0h4Z", fillRule: "evenodd" as const }] },
}

test("brand, navigation and button have their links", () => {
  render(
    <PathnameContext value="/blog">
      <SiteHeader site={site} />
    </PathnameContext>,
  )
  const brand = screen.getByRole("link", { name: site.labels.home })
  expect(brand).toHaveTextContent(site.name)
  expect(brand.innerHTML).toContain('<path d="M0 0h4Z" fill-rule="evenodd"></path>')
  expect(brand).toHaveAttribute("href", "/")
  expect(screen.getByRole("link", { name: site.book.label })).toHaveAttribute("href", site.book.href)
  const links = within(screen.getByRole("navigation")).getAllByRole("link")
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ...site.navigation.map(({ label, href }) => [label, href]),
    [`Call ${site.phone}`, expect.stringMatching(/^tel:\+\d+$/)],
  ])
})
