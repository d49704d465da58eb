import { render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { contentFolder, copyOf } from "../../test/content/copy"
import { mockMatchMedia } from "../../test/dom/mock-match-media"
import { picture } from "../../test/components/picture"
import HomePage from "../pages/index"

jest.mock("../contact/track-outcome", () => ({ trackOutcome: jest.fn() }))

const hero = copyOf("HomeHero", "home/hero.yml")
const { modules, hana, ...services } = copyOf("HomeServices", "home/services.yml")
const items = <Item extends { title: string }>(list: Item[]) => ({
  nodes: list.map((item) => ({ ...item, id: item.title })),
})
type PicturedFile = { fields: { picture: { alt: string } }; place: Record<string, string> }

const withPictures = (files: PicturedFile[]) => ({
  nodes: files.map(({ fields, place }) => ({
    ...fields,
    id: place["slug"] ?? "",
    slug: place["slug"] ?? "",
    picture: picture(fields.picture),
  })),
})

const why = copyOf("HomeWhy", "home/why-choose-us.yml")
const about = why.about?.picture && { ...why.about, picture: picture(why.about.picture) }

const data = {
  siteProfile: copyOf("SiteProfile", "site.yml"),
  homeHero: { ...hero, picture: picture(hero.picture) },
  homeServices: services,
  modules: items(modules),
  hana: items(hana),
  homeClients: copyOf("HomeClients", "home/clients.yml"),
  clients: withPictures(contentFolder("Client", "clients", ".yml")),
  homeWhy: { ...why, about },
  testimonials: {
    nodes: copyOf("Testimonials", "testimonials.yml").items.map((item) => ({ ...item, id: item.role })),
  },
  homeCaseStudies: copyOf("HomeCaseStudies", "home/case-studies.yml"),
  caseStudies: withPictures(contentFolder("CaseStudy", "case-studies", ".yml")),
  homeContact: copyOf("HomeContact", "home/contact.yml"),
}

type HomeProps = ComponentProps<typeof HomePage>

const show = () => render(<HomePage {...({ data } as unknown as HomeProps)} />)

beforeEach(() => {
  mockMatchMedia("(prefers-reduced-motion: reduce)")
})

test("the sections of the landing page are in the specified order", () => {
  show()
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    hero.problems?.heading,
    data.homeServices.heading,
    data.homeClients.heading,
    data.homeWhy.heading,
    data.homeCaseStudies.heading,
    data.homeContact.heading,
  ])
  expect(screen.getAllByRole("region")[0]).toContainElement(screen.getByRole("heading", { level: 1 }))
})

test("no two elements of the landing page have the same id", () => {
  const { baseElement } = show()
  const ids = [...baseElement.innerHTML.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test("every anchor of the landing page has its target", () => {
  const { baseElement } = show()
  const targets = screen
    .getAllByRole("link")
    .flatMap((link) => link.getAttribute("href")?.match(/^#(.+)/)?.[1] ?? [])
  expect(targets.length).toBeGreaterThan(3)
  for (const id of targets) expect(baseElement.innerHTML).toContain(` id="${id}"`)
})
