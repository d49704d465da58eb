import { render, screen } from "@testing-library/react"
import { expectAccessible } from "../../../test/dom/axe"
import { SampleTag } from "./sample-tag"

test("sample content has a tag with the label", async () => {
  const { container } = render(<SampleTag label="Sample" />)
  expect(screen.getByText("Sample")).toBeVisible()
  await expectAccessible(container)
})

test("real content has no tag", () => {
  const { container } = render(<SampleTag label={undefined} />)
  expect(container).toBeEmptyDOMElement()
})
