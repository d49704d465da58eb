import { render, screen, within } from "@testing-library/react"
import { Features } from "./features"

test("a feature has a title, a text that links can target, and links", () => {
  const links = [{ label: "Read why", href: "/blog/origin" }]
  const origin = {
    icon: "scale",
    title: "Origin",
    description: "Where goods come from.",
    id: "origin",
    links,
  }
  render(<Features features={[origin]} heading="h4" />)
  expect(screen.getByRole("heading", { level: 4, name: "Origin" })).toBeVisible()
  const text = document.getElementById("origin") ?? document.body
  expect(text).toHaveTextContent(origin.description)
  expect(within(text).getByRole("link", { name: "Read why", hidden: true })).toHaveAttribute(
    "href",
    "/blog/origin",
  )
})
