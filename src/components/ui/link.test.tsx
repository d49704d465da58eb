import { fireEvent, render, screen } from "@testing-library/react"
import { PathnameContext } from "../../hooks/use-pathname"
import { Link } from "./link"

// Adds an attribute to Gatsby's links that distinguishes them from plain links.
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
])("%s on %s is an anchor of the same page and a plain link", (href, pathname, target) => {
  const link = show(href, pathname)
  expect(link).toHaveAttribute("href", target)
  expect(link).not.toHaveAttribute("data-gatsby")
})

test.each([
  ["/#contact", "/blog"],
  ["/blog", "/"],
  ["/", "/"],
  ["/blog#first", "/"],
])("%s on %s is a Gatsby link", (href, pathname) => {
  const link = show(href, pathname)
  expect(link).toHaveAttribute("href", href)
  expect(link).toHaveAttribute("data-gatsby", "true")
})

test("a file has a plain link", () => {
  const link = show("/brochure.pdf#page=2", "/blog")
  expect(link).toHaveAttribute("href", "/brochure.pdf#page=2")
  expect(link).not.toHaveAttribute("data-gatsby")
})

test.each(["https://www.example.com/a#b", "mailto:privacy@example.com", "tel:+442079460123"])(
  "%s leaves the site and has a plain link",
  (href) => {
    const link = show(href, "/")
    expect(link).toHaveAttribute("href", href)
    expect(link).not.toHaveAttribute("data-gatsby")
  },
)

test("a link calls its handler on a click", () => {
  const onClick = jest.fn()
  render(
    <Link href="#contact" onClick={onClick}>
      Onward
    </Link>,
  )
  fireEvent.click(screen.getByRole("link", { name: "Onward" }))
  expect(onClick).toHaveBeenCalledTimes(1)
})
