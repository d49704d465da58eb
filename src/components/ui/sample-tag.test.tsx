import { render, screen } from "@testing-library/react"
import { SampleTag } from "./sample-tag"

test("sample content has a tag with the label", () => {
  render(<SampleTag label="Sample" />)
  expect(screen.getByText("Sample")).toBeVisible()
})

test("real content has no tag", () => {
  const { container } = render(<SampleTag label={undefined} />)
  expect(container).toBeEmptyDOMElement()
})
