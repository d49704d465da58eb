import { render, screen } from "@testing-library/react"
import { picture } from "../../../test/picture"
import { Picture } from "./picture"

const { src, alt } = picture({ alt: "A chart of the North Sea." })

test("a picture below the first screen loads late", () => {
  render(<Picture src={src} alt={alt} />)
  expect(screen.getByRole("img", { name: alt })).toHaveAttribute("loading", "lazy")
})

test("a picture of the first screen loads at once", () => {
  render(<Picture src={src} alt={alt} eager />)
  expect(screen.getByRole("img", { name: alt })).toHaveAttribute("loading", "eager")
})

test("a picture that could not be read leaves no gap", () => {
  const { container } = render(<Picture src={{ childImageSharp: null }} alt={alt} />)
  expect(container).toBeEmptyDOMElement()
})
