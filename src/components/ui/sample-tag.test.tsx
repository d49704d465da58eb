import { render, screen } from "@testing-library/react"
import { SampleTag } from "./sample-tag"

test("sample content has a tag, real content has none", () => {
  const { container, rerender } = render(<SampleTag label="Sample" />)
  expect(screen.getByText("Sample")).toBeVisible()
  rerender(<SampleTag label={undefined} />)
  expect(container).toBeEmptyDOMElement()
})
