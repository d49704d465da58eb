import { render } from "@testing-library/react"
import { BrandMark } from "./brand-mark"

test("the brand mark is hidden from screen readers", () => {
  const { container } = render(<BrandMark className="size" />)
  const mark = container.querySelector("svg")
  expect(mark).toHaveAttribute("aria-hidden", "true")
  expect(mark).toHaveClass("size")
})

test("the brand mark has the colour of the text around it", () => {
  const { container } = render(<BrandMark />)
  expect(container.querySelector("svg")).toHaveAttribute("fill", "currentColor")
})
