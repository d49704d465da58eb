import { render, screen, within } from "@testing-library/react"
import { copyOf } from "../../test/content/copy"
import { serviceIds } from "../site/routes"
import { Services } from "./services"

const { modules, hana, reasonsLink = null, ...fields } = copyOf("HomeServices", "home/services.yml")
const copy = { ...fields, reasonsLink }
const items = (list: typeof modules) =>
  list.map(({ links = null, ...item }) => ({ ...item, links, id: item.title }))

const show = () => render(<Services services={copy} modules={items(modules)} hana={items(hana)} />)

const headings = (level: number) =>
  screen.getAllByRole("heading", { level }).map(({ textContent }) => textContent)

/** Returns the items of the list that contains `text`. */
const listWith = (text: string) => {
  const list = screen.getAllByRole("list").find((each) => within(each).queryByText(text))
  return list ? within(list).getAllByRole("listitem") : []
}

test("the modules are in the order of the content, and the HANA services follow them", () => {
  show()
  expect(headings(4)).toEqual([...modules, ...hana].map(({ title }) => title))
})

test.each([...modules, ...hana].map(({ title, description }) => [title, description]))(
  "%s has its description",
  (title, description) => {
    show()
    const item = screen.getAllByRole("listitem").find((each) => within(each).queryByText(title))
    expect(item).toHaveTextContent(description)
  },
)

test("each module and each HANA service has a focusable anchor", () => {
  show()
  const titles = [...modules, ...hana].map(({ title }) => title)
  const items = screen.getAllByRole("listitem").filter((item) => item.id !== "")
  expect(items.map((item) => item.id)).toEqual(serviceIds(titles))
  for (const item of items) expect(item).toHaveAttribute("tabindex", "-1")
})

test("there are six reasons under Why Choose SAP GTS on HANA", () => {
  show()
  expect(headings(3)).toContain("Why Choose SAP GTS on HANA")
  expect(listWith(copy.reasons[0] ?? "").map(({ textContent }) => textContent)).toEqual(copy.reasons)
  expect(copy.reasons).toHaveLength(6)
})

test("the five industries are in order", () => {
  show()
  expect(listWith("Pharmaceuticals").map(({ textContent }) => textContent)).toEqual([
    "Manufacturing",
    "Logistics",
    "Pharmaceuticals",
    "Automotive",
    "Consumer Goods",
  ])
})

test("a module and the reasons can have links", () => {
  show()
  const item = screen
    .getAllByRole("listitem")
    .find((each) => within(each).queryByText("Streamlined Screening"))
  const links = within(item ?? document.body).getAllByRole("link")
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["A screening project", "#case-gateway"],
    ["How screening works", "/blog/sanctioned-party-list-screening"],
  ])
  expect(screen.getByRole("link", { name: reasonsLink?.label ?? "" })).toHaveAttribute(
    "href",
    reasonsLink?.href,
  )
})
