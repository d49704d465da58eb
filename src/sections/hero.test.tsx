import { render, screen } from "@testing-library/react"
import { copyOf } from "../../test/copy"
import { mockMatchMedia } from "../../test/match-media"
import { picture } from "../../test/picture"
import { Hero } from "./hero"

const copy = copyOf("HomeHero", "home/hero.yml")

const show = () => render(<Hero hero={{ ...copy, picture: picture(copy.picture) }} />)

beforeEach(() => {
  mockMatchMedia("(prefers-reduced-motion: reduce)")
})

test("the badge has the specified words", () => {
  show()
  expect(screen.getByText("Expert SAP GTS Implementation Services")).toBeVisible()
})

test("the headline about global trade operations is the one first heading and names the section", () => {
  show()
  const headline = screen.getByRole("heading", { level: 1 })
  expect(headline).toHaveTextContent(/transform.*global trade operations/i)
  expect(screen.getByRole("region", { name: copy.headline })).toContainElement(headline)
})

test.each([
  ["Book a Free Consultation", "#contact"],
  ["Explore Services", "#services"],
])("%s leads to %s", (name, href) => {
  show()
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href)
})

test("each short fact stands with what it is about", () => {
  show()
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(texts("term")).toEqual(copy.facts.map(({ term }) => term))
  expect(texts("definition")).toEqual(copy.facts.map(({ detail }) => detail))
})

test("the chart behind the words is decoration and loads at once", () => {
  show()
  expect(screen.getByRole("presentation")).toHaveAttribute("loading", "eager")
})

test("a visitor who wants motion finds the button to pause it after the links", async () => {
  mockMatchMedia()
  show()
  const pause = await screen.findByRole("button", { name: copy.pause })
  const [, secondary] = screen.getAllByRole("link")
  expect(secondary?.compareDocumentPosition(pause)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test("a visitor who wants less motion sees no button to pause it", () => {
  show()
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
})
