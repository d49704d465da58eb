import { render, screen } from "@testing-library/react"
import { copyOf } from "../../test/content/copy"
import { mockMatchMedia } from "../../test/dom/mock-match-media"
import { picture } from "../../test/components/picture"
import { Hero } from "./hero"

const copy = copyOf("HomeHero", "home/hero.yml")

const show = () => render(<Hero hero={{ ...copy, picture: picture(copy.picture) }} />)

beforeEach(() => {
  mockMatchMedia("(prefers-reduced-motion: reduce)")
})

test("the badge has its text", () => {
  show()
  expect(screen.getByText("Expert SAP GTS Implementation Services")).toBeVisible()
})

test("the headline is the level-one heading and the name of the section", () => {
  show()
  const headline = screen.getByRole("heading", { level: 1 })
  expect(headline).toHaveTextContent(/transform.*global trade operations/i)
  expect(screen.getByRole("region", { name: copy.headline })).toContainElement(headline)
})

test.each([
  ["Book a Free Consultation", "#contact"],
  ["Explore Services", "#services"],
])("%s links to %s", (name, href) => {
  show()
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href)
})

test("each fact has its term", () => {
  show()
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(texts("term")).toEqual(copy.facts.map(({ term }) => term))
  expect(texts("definition")).toEqual(copy.facts.map(({ detail }) => detail))
})

test("the chart behind the text is decoration and loads at once", () => {
  show()
  expect(screen.getByRole("presentation")).toHaveAttribute("loading", "eager")
})

test("the pause button is after the links for visitors who allow motion", async () => {
  mockMatchMedia()
  show()
  const pause = await screen.findByRole("button", { name: copy.pause })
  const [, secondary] = screen.getAllByRole("link")
  expect(secondary?.compareDocumentPosition(pause)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test("there is no pause button for visitors who prefer reduced motion", () => {
  show()
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
})
