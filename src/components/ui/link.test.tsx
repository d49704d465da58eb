import { fireEvent, render, screen } from "@testing-library/react"
import { PathnameContext } from "../../hooks/use-pathname"
import { Link } from "./link"

// Gatsby's own link, marked, so that it can be told from the browser's.
jest.mock("gatsby", () => ({
  Link: ({ to, children }: { to: string; children: string }) => (
    <a href={to} data-gatsby="true">
      {children}
    </a>
  ),
}))

const show = (href: string, pathname: string) => {
  render(
    <PathnameContext value={pathname}>
      <Link href={href}>Onward</Link>
    </PathnameContext>,
  )
  return screen.getByRole("link", { name: "Onward" })
}

test.each([
  ["/#contact", "/", "#contact"],
  ["#contact", "/", "#contact"],
  ["#contact", "/blog", "#contact"],
  ["/blog#first", "/blog", "#first"],
])("%s on %s is an anchor of the page itself, left to the browser", (href, pathname, target) => {
  const link = show(href, pathname)
  expect(link).toHaveAttribute("href", target)
  expect(link).not.toHaveAttribute("data-gatsby")
})

test.each([
  ["/#contact", "/blog"],
  ["/blog", "/"],
  ["/", "/"],
  ["/blog#first", "/"],
])("%s on %s is followed by Gatsby without a new load", (href, pathname) => {
  const link = show(href, pathname)
  expect(link).toHaveAttribute("href", href)
  expect(link).toHaveAttribute("data-gatsby", "true")
})

test("a file is no page, and is left to the browser", () => {
  const link = show("/brochure.pdf#page=2", "/blog")
  expect(link).toHaveAttribute("href", "/brochure.pdf#page=2")
  expect(link).not.toHaveAttribute("data-gatsby")
})

test.each(["https://www.example.com/a#b", "mailto:privacy@example.com", "tel:+442079460123"])(
  "%s leaves the site and is left to the browser",
  (href) => {
    const link = show(href, "/")
    expect(link).toHaveAttribute("href", href)
    expect(link).not.toHaveAttribute("data-gatsby")
  },
)

test("a link tells when it is activated", () => {
  const onClick = jest.fn()
  render(
    <Link href="#contact" onClick={onClick}>
      Onward
    </Link>,
  )
  fireEvent.click(screen.getByRole("link", { name: "Onward" }))
  expect(onClick).toHaveBeenCalledTimes(1)
})
