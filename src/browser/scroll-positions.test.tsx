import { fireEvent, render, screen } from "@testing-library/react"
import { mockMatchMedia } from "../../test/dom/mock-match-media"
import { smoothAnchors } from "./scroll-positions"

const behavior = () => document.documentElement.style.scrollBehavior

smoothAnchors()

beforeEach(() => {
  document.documentElement.style.scrollBehavior = ""
})

/** Clicks a link that contains an element, like a button with an icon. */
const follow = (href: string) => {
  render(
    <a href={href} onClick={(event) => event.preventDefault()}>
      <span>{href}</span>
    </a>,
  )
  fireEvent.click(screen.getByText(href))
}

test("an anchor of the same page is scrolled to smoothly, all else instantly", () => {
  follow("#there")
  expect(behavior()).toBe("smooth")
  fireEvent(document, new Event("scrollend"))
  expect(behavior()).toBe("")
})

test("a click on any other link ends the smooth scrolling", () => {
  follow("#there")
  follow("https://www.example.com/")
  expect(behavior()).toBe("")
})

test("for visitors who prefer reduced motion, scrolling to an anchor is instant", () => {
  mockMatchMedia("(prefers-reduced-motion: reduce)")
  follow("#there")
  expect(behavior()).toBe("auto")
})
