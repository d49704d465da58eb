import { render, screen } from "@testing-library/react"
import { picture } from "../../../test/components/picture"
import { copyOf } from "../../../test/content/copy"
import { PathnameContext } from "../../hooks/use-pathname"
import { NotFound } from "./not-found"

const copy = copyOf("NotFoundPage", "pages/not-found.yml")

const show = () =>
  render(
    <PathnameContext value="/no-such-page">
      <NotFound copy={copy} picture={picture({ alt: "" })} />
    </PathnameContext>,
  )

test("the heading and the lead say what happened", () => {
  show()
  expect(screen.getByRole("heading", { level: 1, name: copy.title })).toBeVisible()
  expect(screen.getByText(copy.lead)).toBeVisible()
})

test.each(copy.links.map(({ label, href }) => [label, href]))("%s links to %s", (name, href) => {
  show()
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href)
})
