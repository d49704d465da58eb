import { render, screen, within } from "@testing-library/react"
import { contentFolder, copyOf } from "../../test/content/copy"
import { picture } from "../../test/components/picture"
import { Clients } from "./clients"

const copy = copyOf("HomeClients", "home/clients.yml")
const clients = contentFolder("Client", "clients", ".yml").map(({ fields, place }) => ({
  ...fields,
  id: place["slug"] ?? "",
  picture: picture(fields.picture),
}))

const show = () => render(<Clients copy={{ ...copy, invitation: "Yours may be next." }} clients={clients} />)

const client = (name: string) => {
  const items = screen.getAllByRole("listitem")
  return within(items.find((item) => within(item).queryByRole("heading", { name })) ?? document.body)
}

test("five clients are shown", () => {
  show()
  expect(screen.getAllByRole("listitem")).toHaveLength(5)
})

test.each(clients.map(({ name, description }) => [name, description]))(
  "%s has its description",
  (name, description) => {
    show()
    expect(client(name).getByText(description)).toBeVisible()
  },
)

test.each(clients.map(({ name, picture: { alt } }) => [name, alt]))(
  "the chart of %s has alternative text",
  (name, alt) => {
    show()
    expect(client(name).getByRole("img", { name: alt })).toBeVisible()
  },
)

test("the charts load lazily", () => {
  show()
  for (const image of screen.getAllByRole("img")) expect(image).toHaveAttribute("loading", "lazy")
})

test("Get Started Today links to the form", () => {
  show()
  expect(screen.getByRole("link", { name: "Get Started Today" })).toHaveAttribute("href", "#contact")
})
