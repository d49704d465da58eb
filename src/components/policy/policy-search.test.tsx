import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { mockHighlights } from "../../../test/dom/mock-highlights"
import { mockLayout } from "../../../test/dom/mock-layout"
import { policyPage } from "../../../test/components/policy-page"

const { copy, sections, slugs, show, open, visible, head, search, click } = policyPage

let highlighted = mockHighlights()

beforeEach(() => {
  mockLayout()
  highlighted = mockHighlights()
  window.history.replaceState(null, "", "/privacy-policy")
})

test("the search shows and opens the sections that contain every word", async () => {
  show()
  await userEvent.type(search(), "MONTHS analytics")
  expect(visible()).toContain("data-retention")
  expect(visible()).not.toContain("data-security")
  expect(open()).toEqual(visible())
})

test("the status of a single match is in the singular", async () => {
  show()
  await userEvent.type(search(), "keyed hashes")
  expect(visible()).toHaveLength(1)
  expect(screen.getByRole("status")).toHaveTextContent("1 section matches")
})

test("the words are highlighted", async () => {
  show()
  await userEvent.type(search(), "months")
  expect(new Set(highlighted("search")?.map((text) => text.toLowerCase()))).toEqual(
    new Set(["months", "month"]),
  )
})

test("the labels of the controls of a section are not searched", async () => {
  const own = sections.map((section) => ({ ...section, html: "<p>No such word.</p>" }))
  show(own)
  await userEvent.type(search(), "close")
  expect(screen.getByRole("status")).toHaveTextContent(copy.searchNone)
  expect(highlighted("search")).toEqual([])
})

test("a search without results says so and shows all sections", async () => {
  show()
  await userEvent.type(search(), "spinnaker")
  expect(screen.getByRole("status")).toHaveTextContent(copy.searchNone)
  expect(visible()).toEqual(slugs)
})

test("clearing the search restores the open sections and removes the highlights", async () => {
  show()
  await userEvent.click(head("Your rights"))
  await userEvent.type(search(), "months")
  await click(copy.searchClear)
  expect(search()).toHaveValue("")
  expect(visible()).toEqual(slugs)
  await waitFor(() => expect(open()).toEqual([slugs[0], "your-rights"]))
  expect(highlighted("search")).toBeUndefined()
})

test("a section closed during a search opens again with all the others", async () => {
  show()
  await userEvent.click(head("Data retention"))
  await userEvent.type(search(), "months")
  await userEvent.click(head("Data retention"))
  await click(copy.searchClear)
  await click("Open all sections")
  expect(open()).toEqual(slugs)
})

test("the button that clears the search is shown only with a query", async () => {
  show()
  expect(screen.queryByRole("button", { name: copy.searchClear })).not.toBeInTheDocument()
  await userEvent.type(search(), "m")
  expect(screen.getByRole("button", { name: copy.searchClear })).toBeVisible()
})

const listed = () =>
  within(screen.getByRole("navigation"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"))

test("the contents list shows the matching sections with their own numbers", async () => {
  show()
  expect(listed()).toHaveLength(14)
  await userEvent.type(search(), "months analytics")
  expect(listed()).toEqual(visible().map((slug) => `#${slug}`))
  const numbers = within(screen.getByRole("navigation"))
    .getAllByRole<HTMLLIElement>("listitem")
    .map(({ value }) => value)
  expect(numbers).toEqual(visible().map((slug) => slugs.indexOf(slug) + 1))
})

test("without results the contents list shows all sections, and a link in it ends the search", async () => {
  show()
  await userEvent.type(search(), "spinnaker")
  const links = within(screen.getByRole("navigation")).getAllByRole("link")
  expect(links).toHaveLength(slugs.length)
  await userEvent.click(links[0] ?? document.body)
  expect(search()).toHaveValue("")
  expect(visible()).toEqual([...slugs])
})

test.each(["{Enter}", "{ArrowDown}"])("%s moves to the first match", async (key) => {
  show()
  await userEvent.type(search(), `26 months${key}`)
  await waitFor(() => expect(document.activeElement?.closest("details")?.id).toBe(visible()[0]))
  expect(visible()[0]).not.toBe(slugs[0])
})

test("Escape in a match returns to the field, and Escape in the field ends the search", async () => {
  show()
  await userEvent.type(search(), "26 months{Enter}")
  await waitFor(() => expect(document.activeElement?.closest("details")).not.toBeNull())
  await userEvent.keyboard("{Escape}")
  expect(search()).toHaveFocus()
  expect(search()).toHaveValue("26 months")
  await userEvent.keyboard("{Escape}")
  expect(search()).toHaveValue("")
  expect(visible()).toEqual(slugs)
})

test("the query is in the address, and an address with a query shows its results", async () => {
  const { unmount } = show()
  await userEvent.type(search(), "26 months")
  expect(window.location.search).toBe("?q=26+months")
  const before = visible()
  unmount()
  show()
  expect(search()).toHaveValue("26 months")
  expect(visible()).toEqual(before)
})
