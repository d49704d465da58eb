import { act, fireEvent, render, screen } from "@testing-library/react"
import type { ShouldUpdateScrollArgs } from "gatsby"
import { mockMatchMedia } from "../../test/dom/mock-match-media"
import { mockLayout } from "../../test/dom/mock-layout"
import { focusAnchor, recordPositions, shouldUpdateScroll, smoothAnchors } from "./navigation"

const root = document.documentElement

smoothAnchors()
recordPositions()

beforeEach(() => {
  mockMatchMedia()
  root.style.scrollBehavior = ""
})

/** Clicks a link that contains an element, like a button with an icon. */
const follow = (name: "Within the page" | "Elsewhere") => {
  const { unmount } = render(
    <a
      href={name === "Elsewhere" ? "https://www.example.com/" : "#there"}
      onClick={(event) => event.preventDefault()}
    >
      <span>{name}</span>
    </a>,
  )
  fireEvent.click(screen.getByText(name))
  unmount()
}

test("an anchor of the same page is scrolled to smoothly", () => {
  follow("Within the page")
  expect(root.style.scrollBehavior).toBe("smooth")
})

test("once the scrolling has ended, other scrolling is instant again", () => {
  follow("Within the page")
  fireEvent(document, new Event("scrollend"))
  expect(root.style.scrollBehavior).toBe("")
})

test("any other click leaves scrolling instant", () => {
  follow("Within the page")
  follow("Elsewhere")
  expect(root.style.scrollBehavior).toBe("")
})

test("for visitors who prefer reduced motion, scrolling to an anchor is instant", () => {
  mockMatchMedia("(prefers-reduced-motion: reduce)")
  follow("Within the page")
  expect(root.style.scrollBehavior).toBe("auto")
})

/** A navigation as Gatsby reports it. */
type Step = { from?: string; to: string; hash?: string; key?: string }

/** Performs a navigation. Returns true for Gatsby's own scrolling, and the arguments of other calls of `scrollTo`. */
const step = ({ from, to, hash = "", key = "unknown" }: Step) => {
  const { scrollTo } = mockLayout()
  const gatsbyScrolls = shouldUpdateScroll({
    prevRouterProps: from === undefined ? undefined : { location: { pathname: from } },
    routerProps: { location: { pathname: to, hash, key } },
  } as unknown as ShouldUpdateScrollArgs)
  return { gatsbyScrolls, scrolledTo: scrollTo.mock.calls }
}

/** Scrolls the current history entry to a position, in pixels. */
const scrollEntry = (top: number) => {
  Object.assign(window, { scrollY: top })
  fireEvent.scroll(window)
}

const currentKey = () => (window.history.state as { key: string }).key

test.each<[string, Step]>([
  ["a link to another page", { from: "/", to: "/blog" }],
  ["a link to an anchor on another page", { from: "/blog", to: "/", hash: "#contact" }],
  ["a link to the same page", { from: "/", to: "/" }],
])("Gatsby scrolls for %s", (_, how) => {
  expect(step(how)).toEqual({ gatsbyScrolls: true, scrolledTo: [] })
})

test("on the first page the browser itself scrolls", () => {
  expect(step({ to: "/", key: "initial" })).toEqual({ gatsbyScrolls: false, scrolledTo: [] })
})

test("the browser itself scrolls to an anchor that was clicked", () => {
  const { pathname } = window.location
  step({ from: "/blog", to: pathname, key: "page" })
  follow("Within the page")
  window.history.replaceState(null, "")
  fireEvent.popState(window)
  const { gatsbyScrolls, scrolledTo } = step({
    from: pathname,
    to: pathname,
    hash: "#there",
    key: currentKey(),
  })
  expect({ gatsbyScrolls, scrolledTo }).toEqual({ gatsbyScrolls: false, scrolledTo: [] })
  expect(document.documentElement.style.scrollBehavior).toBe("smooth")
})

test("going back restores the position of the entry, not the anchor in its address", () => {
  step({ from: "/blog", to: "/", key: "left" })
  scrollEntry(700)
  step({ from: "/", to: "/blog", key: "next" })
  scrollEntry(50)
  expect(step({ from: "/blog", to: "/", hash: "#contact", key: "left" })).toEqual({
    gatsbyScrolls: false,
    scrolledTo: [[0, 700]],
  })
})

test("each entry of one page has its own position", () => {
  const { pathname } = window.location
  step({ from: "/blog", to: pathname, key: "first" })
  scrollEntry(700)
  window.history.replaceState({ key: "second" }, "")
  fireEvent.popState(window)
  scrollEntry(2000)
  expect(step({ from: pathname, to: pathname, key: "first" }).scrolledTo).toEqual([[0, 700]])
  expect(step({ from: pathname, to: pathname, key: "second" }).scrolledTo).toEqual([[0, 2000]])
})

test("an entry that the browser created gets a key", () => {
  window.history.replaceState(null, "")
  fireEvent.popState(window)
  expect(currentKey()).not.toBe("")
})

test("a change of page ends the smooth scrolling of an anchor", () => {
  follow("Within the page")
  step({ from: "/", to: "/blog" })
  expect(document.documentElement.style.scrollBehavior).toBe("")
})

test("the page restores positions within the site; the browser restores them on arrival and return", () => {
  Object.assign(window.history, { scrollRestoration: "auto" })
  fireEvent(window, new Event("pageshow"))
  expect(window.history.scrollRestoration).toBe("manual")
  fireEvent(window, new Event("pagehide"))
  expect(window.history.scrollRestoration).toBe("auto")
})

test("positions outlive the document, so that Back to an earlier document finds them", () => {
  window.history.replaceState({ key: "earlier" }, "")
  sessionStorage.setItem("@@scroll|entries", JSON.stringify({ stored: 700, damaged: "x" }))
  recordPositions()
  window.scrollY = 300
  fireEvent.scroll(window)
  fireEvent(window, new Event("pagehide"))
  const stored: unknown = JSON.parse(sessionStorage.getItem("@@scroll|entries") ?? "")
  expect(stored).toMatchObject({ stored: 700, earlier: 300 })
  expect(stored).not.toHaveProperty("damaged")
})

/** Renders a page with a section that a hash can target. */
const showSection = () => {
  render(
    <div id="gatsby-focus-wrapper" tabIndex={-1}>
      <section id="contact" tabIndex={-1} aria-label="Contact" />
    </div>,
  )
  return screen.getByRole("region", { name: "Contact" })
}

test("the focus moves to the section that a link within the page targets", () => {
  const section = showSection()
  focusAnchor({ pathname: "/", hash: "#contact" }, { pathname: "/", hash: "" })
  expect(section).toHaveFocus()
})

test("the focus returns to the section after Gatsby has focused a new page", () => {
  const section = showSection()
  focusAnchor({ pathname: "/", hash: "#contact" }, { pathname: "/blog", hash: "" })
  act(() => document.getElementById("gatsby-focus-wrapper")?.focus())
  expect(section).toHaveFocus()
})

test("on the first page the browser itself moves the focus", () => {
  showSection()
  focusAnchor({ pathname: "/", hash: "#contact" }, null)
  expect(document.body).toHaveFocus()
})
