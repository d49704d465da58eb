import { render, screen } from "@testing-library/react"
import { focusAnchor } from "./focus-anchor"

const address = (pathname: string, hash: string) => ({ pathname, hash })

test("a link from another page opens, shows and focuses the text at its target", () => {
  const scroll = jest.fn()
  HTMLElement.prototype.scrollIntoView = scroll
  render(
    <details>
      <summary>Intrastat</summary>
      <div id="intrastat" tabIndex={-1}>
        The return of each member state.
      </div>
    </details>,
  )
  focusAnchor(address("/", "#intrastat"), address("/blog", ""))
  expect(screen.getByText(/member state/)).toBeVisible()
  expect(screen.getByText(/member state/)).toHaveFocus()
  expect(scroll).toHaveBeenCalledTimes(1)
})

test.each([null, address("/blog", "")])(
  "the story of a case study opens if it is the target, also on the first page",
  (previous) => {
    render(
      <article id="case-desk" tabIndex={-1}>
        <details>
          <summary>The project in full</summary>
          It took ten weeks.
        </details>
      </article>,
    )
    focusAnchor(address("/", "#case-desk"), previous)
    expect(screen.getByRole("group")).toHaveAttribute("open")
  },
)

test("Gatsby announces a page, but not an anchor of the same page", () => {
  render(<p id="gatsby-announcer" aria-live="assertive" data-testid="announcer" />)
  focusAnchor(address("/", "#services"), address("/", ""))
  expect(screen.getByTestId("announcer")).toHaveAttribute("aria-live", "off")
  focusAnchor(address("/blog", ""), address("/", "#services"))
  expect(screen.getByTestId("announcer")).toHaveAttribute("aria-live", "assertive")
})
