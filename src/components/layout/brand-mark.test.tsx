import { render } from "@testing-library/react"
import { BrandMark } from "./brand-mark"

test("the brand mark is hidden from screen readers and has the colour of the text around it", () => {
  const { container } = render(
    <BrandMark
      site={{ mark: { viewBox: "0 0 4 4", paths: [{ d: "M0 0h4Z", fillRule: "evenodd" }] } }}
      className="size"
    />,
  )
  const mark = container.querySelector("svg")
  expect(mark).toHaveAttribute("aria-hidden", "true")
  expect(mark).toHaveAttribute("fill", "currentColor")
  expect(mark).toHaveAttribute("viewBox", "0 0 4 4")
  expect(mark).toHaveClass("size")
  expect(mark?.innerHTML).toBe('<path d="M0 0h4Z" fill-rule="evenodd"></path>')
})
