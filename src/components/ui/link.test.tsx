import { render, screen } from "@testing-library/react"
import { PathnameContext } from "../../hooks/use-pathname"
import { Link } from "./link"

const show = (href: string, pathname: string) => {
  render(
    <PathnameContext value={pathname}>
      <Link href={href}>Onward</Link>
    </PathnameContext>,
  )
  return screen.getByRole("link", { name: "Onward" })
}

test.each([
  ["an anchor of the same page", "/#contact", "/", "#contact"],
  ["an anchor of the same page", "/blog#first", "/blog", "#first"],
  ["a file", "/brochure.pdf#page=2", "/blog", "/brochure.pdf#page=2"],
  ["another site", "https://www.example.com/a#b", "/", "https://www.example.com/a#b"],
])("%s has a plain link: %s on %s", (_, href, pathname, target) => {
  const link = show(href, pathname)
  expect(link).toHaveAttribute("href", target)
  expect(link).not.toHaveAttribute("data-gatsby")
})

test.each([
  ["/#contact", "/blog"],
  ["/blog", "/"],
  ["/blog#first", "/"],
])("%s on %s is a Gatsby link", (href, pathname) => {
  const link = show(href, pathname)
  expect(link).toHaveAttribute("href", href)
  expect(link).toHaveAttribute("data-gatsby", "true")
})
