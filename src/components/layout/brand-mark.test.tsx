import { render } from "@testing-library/react"
import { BrandMark } from "./brand-mark"

test("the mark is hidden from screen readers, for the name stands beside it", () => {
  const { container } = render(<BrandMark className="size" />)
  const mark = container.querySelector("svg")
  expect(mark).toHaveAttribute("aria-hidden", "true")
  expect(mark).toHaveClass("size")
})

test("the mark takes the colour of the text around it", () => {
  const { container } = render(<BrandMark />)
  expect(container.querySelector("svg")).toHaveAttribute("fill", "currentColor")
})
