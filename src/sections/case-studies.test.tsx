import { render } from "@testing-library/react"
import { copyOf } from "../../test/content/copy"
import { CaseStudies } from "./case-studies"

test("without studies there is no section", () => {
  const copy = copyOf("HomeCaseStudies")
  const { container } = render(<CaseStudies copy={copy} studies={[]} />)
  expect(container).toBeEmptyDOMElement()
})
