import { fireEvent, render, screen } from "@testing-library/react"
import { mockMatchMedia } from "../../test/dom/mock-match-media"
import { focusAnchor, smoothAnchors } from "./navigation"

const behavior = () => document.documentElement.style.scrollBehavior

smoothAnchors()

beforeEach(() => {
  mockMatchMedia()
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

test("an anchor of the same page is scrolled to smoothly, and other scrolling is instant again", () => {
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

const address = (pathname: string, hash: string) => ({ pathname, hash })

test("a link from another page opens the text around its target, scrolls to it and focuses it", () => {
  const scroll = jest.fn()
  HTMLElement.prototype.scrollIntoView = scroll
  render(
    <details>
      <summary>Intrastat</summary>
      <div id="intrastat" tabIndex={-1}>
        The return of each member state.
      </div>
    </details>,
  )
  focusAnchor(address("/", "#intrastat"), address("/blog", ""))
  expect(screen.getByText(/member state/)).toBeVisible()
  expect(screen.getByText(/member state/)).toHaveFocus()
  expect(scroll).toHaveBeenCalledTimes(1)
})

test.each([null, address("/blog", "")])(
  "the story of a case study opens if it is the target, also on the first page",
  (previous) => {
    render(
      <article id="case-desk" tabIndex={-1}>
        <details>
          <summary>The project in full</summary>
          It took ten weeks.
        </details>
      </article>,
    )
    focusAnchor(address("/", "#case-desk"), previous)
    expect(screen.getByRole("group")).toHaveAttribute("open")
  },
)

test("Gatsby announces a page, but not an anchor of the same page", () => {
  render(<p id="gatsby-announcer" aria-live="assertive" data-testid="announcer" />)
  focusAnchor(address("/", "#services"), address("/", ""))
  expect(screen.getByTestId("announcer")).toHaveAttribute("aria-live", "off")
  focusAnchor(address("/blog", ""), address("/", "#services"))
  expect(screen.getByTestId("announcer")).toHaveAttribute("aria-live", "assertive")
})
