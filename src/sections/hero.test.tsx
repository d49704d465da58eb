import { render, screen } from "@testing-library/react"
import { picture } from "../../test/components/picture"
import { copyOf } from "../../test/content/copy"
import { Hero } from "./hero"

const copy = copyOf("HomeHero")

test("the pause button is after the links for visitors who allow motion", async () => {
  render(<Hero hero={{ ...copy, picture: picture(copy.picture) }} />)
  const pause = await screen.findByRole("button", { name: copy.pause })
  const link = screen.getByRole("link", { name: copy.secondary.label })
  expect(link.compareDocumentPosition(pause)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
