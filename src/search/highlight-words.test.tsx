import { render, screen } from "@testing-library/react"
import { mockHighlights } from "../../test/dom/mock-highlights"
import { clearHighlights, highlightWords } from "./highlight-words"

const shown = () => {
  render(
    <p>
      Months and <strong>more months</strong> of a licence, MONTHS.
    </p>,
  )
  return screen.getByText(/^Months/)
}

test("every occurrence is highlighted, without a change of the markup", () => {
  const highlighted = mockHighlights()
  const text = shown()
  const before = text.innerHTML
  highlightWords([text], ["months", "license"])
  expect(highlighted("search")).toEqual(["Months", "months", "MONTHS", "licence"])
  expect(text.innerHTML).toBe(before)
  clearHighlights()
  expect(highlighted("search")).toBeUndefined()
})

test("a letter that is longer in lower case does not shift the highlights", () => {
  const highlighted = mockHighlights()
  render(<p>İİİ in İzmir, 2 months</p>)
  highlightWords([screen.getByText(/months/)], ["months"])
  expect(highlighted("search")).toEqual(["months"])
})

test("a browser without highlights shows none and throws no error", () => {
  Object.assign(globalThis, { CSS: {} })
  expect(() => {
    highlightWords([shown()], ["months"])
    clearHighlights()
  }).not.toThrow()
})
