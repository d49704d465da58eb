import { render, screen } from "@testing-library/react"
import { picture } from "../../test/components/picture"
import { copyOf } from "../../test/content/copy"
import { mockMatchMedia } from "../../test/dom/mock-match-media"
import { Hero } from "./hero"

const copy = copyOf("HomeHero", "home/hero.yml")

const facts = [
  { term: "projects", detail: "23" },
  { term: "years of SAP GTS", detail: "15" },
]

const show = () => render(<Hero hero={{ ...copy, facts, picture: picture(copy.picture) }} />)

test("the hero has its headline, badge, links, facts and a decorative chart", () => {
  mockMatchMedia("(prefers-reduced-motion: reduce)")
  show()
  const headline = screen.getByRole("heading", { level: 1, name: copy.headline })
  expect(screen.getByRole("region", { name: copy.headline })).toContainElement(headline)
  expect(screen.getByText(copy.badge)).toBeVisible()
  for (const { label, href } of [copy.primary, copy.secondary]) {
    expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", href)
  }
  expect(screen.getByRole("link", { name: copy.primary.label })).not.toHaveClass("secondary")
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(texts("term")).toEqual(["projects", "years of SAP GTS"])
  expect(texts("definition")).toEqual(["23", "15"])
  expect(screen.getByRole("presentation")).toHaveAttribute("loading", "eager")
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
})

test("the pause button is after the links for visitors who allow motion", async () => {
  show()
  const pause = await screen.findByRole("button", { name: copy.pause })
  const link = screen.getByRole("link", { name: copy.secondary.label })
  expect(link.compareDocumentPosition(pause)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
