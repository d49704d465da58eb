import { render, screen } from "@testing-library/react"
import { SampleTag } from "./sample-tag"

test("sample content is marked with the label", () => {
  render(<SampleTag label="Sample" />)
  expect(screen.getByText("Sample")).toBeInTheDocument()
})

test("real content has no mark", () => {
  const { container } = render(<SampleTag label={undefined} />)
  expect(container).toBeEmptyDOMElement()
})
