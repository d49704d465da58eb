import { render, screen } from "@testing-library/react"
import { picture } from "../../../test/components/picture"
import { copyOf } from "../../../test/content/copy"
import { PathnameContext } from "../../hooks/use-pathname"
import { NotFound } from "./not-found"

const copy = copyOf("NotFoundPage", "pages/not-found.yml")

test("the page says what happened and has its links", () => {
  render(
    <PathnameContext value="/no-such-page">
      <NotFound copy={copy} picture={picture({ alt: "" })} />
    </PathnameContext>,
  )
  expect(screen.getByRole("heading", { level: 1, name: copy.title })).toBeVisible()
  expect(screen.getByText(copy.lead)).toBeVisible()
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
  expect(links).toEqual(copy.links.map(({ label, href }) => [label, href]))
})
