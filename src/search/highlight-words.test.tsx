import { render, screen } from "@testing-library/react"
import { mockHighlights } from "../../test/dom/mock-highlights"
import { highlightWords, clearHighlights } from "./highlight-words"
import { wordsOf } from "./match-words"

const shown = () => {
  render(
    <p>
      Months and <strong>more months</strong>, MONTHS.
    </p>,
  )
  return screen.getByText(/^Months/)
}

test("every occurrence of a word is highlighted, in capitals and inside other elements too", () => {
  const highlighted = mockHighlights()
  highlightWords([shown()], ["months"])
  expect(highlighted("search")).toEqual(["Months", "months", "MONTHS"])
})

test("several words are highlighted together", () => {
  const highlighted = mockHighlights()
  highlightWords([shown()], ["and", "more"])
  expect(highlighted("search")).toEqual(["and", "more"])
})

test("a letter that is longer in lower case does not shift the highlights", () => {
  const highlighted = mockHighlights()
  render(<p>İİİ in İzmir, 2 months</p>)
  highlightWords([screen.getByText(/months/)], ["months"])
  expect(highlighted("search")).toEqual(["months"])
})

test("a word is matched literally, not as a regular expression", () => {
  const highlighted = mockHighlights()
  render(<p>(SAP) and s.p and sap</p>)
  highlightWords([screen.getByText(/SAP/)], ["s.p", "(sap)"])
  expect(highlighted("search")).toEqual(["s.p", "(SAP)"])
})

test("a straight apostrophe highlights a curly one", () => {
  const highlighted = mockHighlights()
  render(<p>The carrier’s bond</p>)
  highlightWords([screen.getByText(/bond/)], ["carrier's"])
  expect(highlighted("search")).toEqual(["carrier’s"])
})

test("a hyphen highlights one with a word joiner", () => {
  const highlighted = mockHighlights()
  render(<p>{"The cut-\u2060over"}</p>)
  highlightWords([screen.getByText(/over/)], ["cut-over"])
  expect(highlighted("search")).toEqual(["cut-\u2060over"])
})

test("an American spelling highlights a British one, and the reverse", () => {
  const highlighted = mockHighlights()
  render(<p>A licence of the World Customs Organization, harmonised</p>)
  highlightWords([screen.getByText(/World/)], wordsOf("license organisation harmonized"))
  expect(highlighted("search")).toEqual(["licence", "Organization", "harmonised"])
})

test("highlighting does not change the markup", () => {
  mockHighlights()
  const text = shown()
  const before = text.innerHTML
  highlightWords([text], ["months"])
  expect(text.innerHTML).toBe(before)
})

test("the highlights can be removed", () => {
  const highlighted = mockHighlights()
  highlightWords([shown()], ["months"])
  clearHighlights()
  expect(highlighted("search")).toBeUndefined()
})

test("a browser without highlights shows none and throws no error", () => {
  Object.assign(globalThis, { CSS: {} })
  expect(() => {
    highlightWords([shown()], ["months"])
    clearHighlights()
  }).not.toThrow()
})
