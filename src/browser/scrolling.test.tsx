import { fireEvent, render, screen } from "@testing-library/react"
import type { ShouldUpdateScrollArgs } from "gatsby"
import { mockMatchMedia } from "../../test/match-media"
import { standInForLayout } from "../../test/layout-stand-ins"
import { rememberPositions, shouldUpdateScroll, smoothAnchors } from "./scrolling"

const root = document.documentElement

smoothAnchors()
rememberPositions()

beforeEach(() => {
  mockMatchMedia()
  root.style.scrollBehavior = ""
})

/** Clicks a link with an element inside, as buttons with an icon have it. */
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

test("for visitors who ask for less motion anchors are instant", () => {
  mockMatchMedia("(prefers-reduced-motion: reduce)")
  follow("Within the page")
  expect(root.style.scrollBehavior).toBe("auto")
})

/** A step in the history as Gatsby reports it. */
type Step = { from?: string; to: string; hash?: string; key?: string }

/** Asks for the scrolling of a step; `scrolledTo` is what the page was told apart from Gatsby. */
const step = ({ from, to, hash = "", key = "unknown" }: Step) => {
  const { scrollTo } = standInForLayout()
  const gatsbyScrolls = shouldUpdateScroll({
    prevRouterProps: from === undefined ? undefined : { location: { pathname: from } },
    routerProps: { location: { pathname: to, hash, key } },
  } as unknown as ShouldUpdateScrollArgs)
  return { gatsbyScrolls, scrolledTo: scrollTo.mock.calls }
}

/** The visitor scrolls the entry that is shown. */
const scrollEntry = (top: number) => {
  Object.assign(window, { scrollY: top })
  fireEvent.scroll(window)
}

const currentKey = () => (window.history.state as { key: string }).key

test.each<[string, Step]>([
  ["the first page", { to: "/", hash: "#contact" }],
  ["a link to another page", { from: "/", to: "/blog" }],
  ["a link to a place on another page", { from: "/blog", to: "/", hash: "#contact" }],
  ["a link to the same page", { from: "/", to: "/" }],
])("Gatsby scrolls for %s", (_, how) => {
  expect(step(how)).toEqual({ gatsbyScrolls: true, scrolledTo: [] })
})

test("the scrolling to an anchor that was followed is left to the browser", () => {
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

test("going back leads to where the entry was left, not to the anchor in its address", () => {
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

test("an entry that the browser made has a key from then on", () => {
  window.history.replaceState(null, "")
  fireEvent.popState(window)
  expect(currentKey()).not.toBe("")
})

test("a change of page ends the smooth scrolling of an anchor", () => {
  follow("Within the page")
  step({ from: "/", to: "/blog" })
  expect(document.documentElement.style.scrollBehavior).toBe("")
})

test("within the site positions are restored here, on the way to it and out of it by the browser", () => {
  Object.assign(window.history, { scrollRestoration: "auto" })
  fireEvent(window, new Event("pageshow"))
  expect(window.history.scrollRestoration).toBe("manual")
  fireEvent(window, new Event("pagehide"))
  expect(window.history.scrollRestoration).toBe("auto")
})
