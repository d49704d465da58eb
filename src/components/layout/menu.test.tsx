import { render, screen } from "@testing-library/react"
import { copyOf } from "../../../test/content/copy"
import { PathnameContext } from "../../hooks/use-pathname"
import { Menu } from "./menu"

const site = { ...copyOf("SiteProfile"), phone: null }

const menuOn = (pathname: string) => (
  <PathnameContext value={pathname}>
    <Menu site={site} />
  </PathnameContext>
)

test.each([
  ["/", "Home", "page"],
  ["/blog/", "Knowledge Hub", "page"],
  ["/blog/one-article", "Knowledge Hub", "true"],
])("on %s only the link %s is marked as current", (pathname, label, mark) => {
  render(menuOn(pathname))
  const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"))
  expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([[label, mark]])
})
