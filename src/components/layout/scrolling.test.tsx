import { fireEvent, render, screen } from "@testing-library/react"
import type { ShouldUpdateScrollArgs } from "gatsby"
import { mockMatchMedia } from "../../../test/match-media"
import { standInForLayout } from "../../../test/layout-stand-ins"
import { shouldUpdateScroll, smoothAnchors } from "./scrolling"

const root = document.documentElement

smoothAnchors()

beforeEach(() => {
  mockMatchMedia()
  root.style.scrollBehavior = ""
  render(
    <>
      <a href="#there">
        <span>Within the page</span>
      </a>
      <a href="https://www.example.com/">Elsewhere</a>
    </>,
  )
})

const follow = (name: string) => fireEvent.click(screen.getByText(name))

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

type Change = { from?: string; to: string; hash?: string; action?: "POP" | "PUSH"; saved?: number }

/** Asks for the scrolling of a change from one page to another; `scrollTo` is what the page was told itself. */
const change = ({ from, to, hash = "", action = "PUSH", saved = 0 }: Change) => {
  const { scrollTo } = standInForLayout()
  const answer = shouldUpdateScroll({
    prevRouterProps: from === undefined ? undefined : { location: { pathname: from } },
    routerProps: { location: { pathname: to, hash, action } },
    getSavedScrollPosition: () => [0, saved],
  } as unknown as ShouldUpdateScrollArgs)
  return { gatsbyScrolls: answer, scrolledTo: scrollTo.mock.calls }
}

test.each<[string, Change]>([
  ["the first page", { to: "/", hash: "#contact" }],
  ["a link to another page", { from: "/", to: "/blog" }],
  ["a link to a place on another page", { from: "/blog", to: "/", hash: "#contact" }],
  ["a link to the same page", { from: "/", to: "/" }],
  ["going back to a page that was left at its top", { from: "/blog", to: "/", action: "POP" }],
])("Gatsby scrolls for %s", (_, how) => {
  expect(change(how)).toEqual({ gatsbyScrolls: true, scrolledTo: [] })
})

test("going back and forward within a page is left to the browser", () => {
  expect(change({ from: "/", to: "/", hash: "#contact", action: "POP", saved: 700 })).toEqual({
    gatsbyScrolls: false,
    scrolledTo: [],
  })
})

test("going back to another page leads to where it was left, not to the anchor in its address", () => {
  expect(change({ from: "/blog", to: "/", hash: "#contact", action: "POP", saved: 700 })).toEqual({
    gatsbyScrolls: false,
    scrolledTo: [[0, 700]],
  })
})

test("a change of page ends the smooth scrolling of an anchor", () => {
  follow("Within the page")
  change({ from: "/", to: "/blog", action: "POP", saved: 700 })
  expect(root.style.scrollBehavior).toBe("")
})
