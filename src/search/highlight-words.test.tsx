import { render, screen } from "@testing-library/react"
import { mockHighlights } from "../../test/highlights"
import { highlightWords, unmarkWords } from "./highlight-words"

const shown = () => {
  render(
    <p>
      Months and <strong>more months</strong>, MONTHS.
    </p>,
  )
  return screen.getByText(/^Months/)
}

test("every place of a word is marked, in capitals and inside markup too", () => {
  const marked = mockHighlights()
  highlightWords([shown()], ["months"])
  expect(marked("search")).toEqual(["Months", "months", "MONTHS"])
})

test("several words are marked together", () => {
  const marked = mockHighlights()
  highlightWords([shown()], ["and", "more"])
  expect(marked("search")).toEqual(["and", "more"])
})

test("a letter that is longer as a small one moves no mark", () => {
  const marked = mockHighlights()
  render(<p>İİİ in İzmir, 2 months</p>)
  highlightWords([screen.getByText(/months/)], ["months"])
  expect(marked("search")).toEqual(["months"])
})

test("a word is looked for as it is written", () => {
  const marked = mockHighlights()
  render(<p>(SAP) and s.p and sap</p>)
  highlightWords([screen.getByText(/SAP/)], ["s.p", "(sap)"])
  expect(marked("search")).toEqual(["s.p", "(SAP)"])
})

test("marking leaves the markup as it was", () => {
  mockHighlights()
  const text = shown()
  const before = text.innerHTML
  highlightWords([text], ["months"])
  expect(text.innerHTML).toBe(before)
})

test("the marks can be taken away", () => {
  const marked = mockHighlights()
  highlightWords([shown()], ["months"])
  unmarkWords()
  expect(marked("search")).toBeUndefined()
})

test("a browser without highlights shows none, and no error", () => {
  Object.assign(globalThis, { CSS: {} })
  expect(() => {
    highlightWords([shown()], ["months"])
    unmarkWords()
  }).not.toThrow()
})
