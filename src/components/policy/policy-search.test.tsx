import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { mockHighlights } from "../../../test/highlights"
import { standInForLayout } from "../../../test/layout-stand-ins"
import { policyPage } from "../../../test/policy-page"

const { copy, sections, slugs, show, open, inSight, head, search, press } = policyPage

let marked = mockHighlights()

beforeEach(() => {
  standInForLayout()
  marked = mockHighlights()
  window.history.replaceState(null, "", "/privacy-policy")
})

test("the search leaves the sections that hold every word, and opens them", async () => {
  show()
  await userEvent.type(search(), "MONTHS analytics")
  expect(inSight()).toContain("data-retention")
  expect(inSight()).not.toContain("data-security")
  expect(open()).toEqual(inSight())
})

test("the search says how many sections match", async () => {
  show()
  await userEvent.type(search(), "analytics")
  expect(inSight().length).toBeGreaterThan(1)
  expect(screen.getByRole("status")).toHaveTextContent(`${inSight().length} sections match`)
})

test("a single match is told in the singular", async () => {
  show()
  await userEvent.type(search(), "keyed hashes")
  expect(inSight()).toHaveLength(1)
  expect(screen.getByRole("status")).toHaveTextContent("1 section matches")
})

test("the words found are marked", async () => {
  show()
  await userEvent.type(search(), "months")
  expect(new Set(marked("search")?.map((text) => text.toLowerCase()))).toEqual(new Set(["months"]))
})

test("the words on the controls of a section are not searched", async () => {
  const own = sections.map((section) => ({ ...section, html: "<p>Nothing of the kind.</p>" }))
  show(own)
  await userEvent.type(search(), "close")
  expect(inSight()).toEqual([])
  expect(marked("search")).toEqual([])
})

test("a search without a match says so and leaves no section", async () => {
  show()
  await userEvent.type(search(), "spinnaker")
  expect(screen.getByRole("status")).toHaveTextContent(copy.searchNone)
  expect(inSight()).toEqual([])
})

test("spaces alone are no search", async () => {
  show()
  await userEvent.type(search(), "   ")
  expect(inSight()).toEqual(slugs)
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})

test("clearing the search restores the sections, as open as they were, and takes the marks away", async () => {
  show()
  await userEvent.click(head("Your rights"))
  await userEvent.type(search(), "months")
  await press(copy.searchClear)
  expect(search()).toHaveValue("")
  expect(inSight()).toEqual(slugs)
  await waitFor(() => expect(open()).toEqual([slugs[0], "your-rights"]))
  expect(marked("search")).toBeUndefined()
})

test("a section that was closed while searching opens again with all the others", async () => {
  show()
  await userEvent.click(head("Data retention"))
  await userEvent.type(search(), "months")
  await userEvent.click(head("Data retention"))
  await press(copy.searchClear)
  await press("Open all sections")
  expect(open()).toEqual(slugs)
})

test("there is a button that clears the search only while there is something to clear", async () => {
  show()
  expect(screen.queryByRole("button", { name: copy.searchClear })).not.toBeInTheDocument()
  await userEvent.type(search(), "m")
  expect(screen.getByRole("button", { name: copy.searchClear })).toBeVisible()
})

const listed = () =>
  within(screen.getByRole("navigation"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"))

test("the list of sections names those that match, under their own numbers", async () => {
  show()
  expect(listed()).toHaveLength(14)
  await userEvent.type(search(), "months analytics")
  expect(listed()).toEqual(inSight().map((slug) => `#${slug}`))
  const numbers = within(screen.getByRole("navigation"))
    .getAllByRole<HTMLLIElement>("listitem")
    .map(({ value }) => value)
  expect(numbers).toEqual(inSight().map((slug) => slugs.indexOf(slug) + 1))
})

test("without a match there is no list of sections", async () => {
  show()
  await userEvent.type(search(), "spinnaker")
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument()
})

test.each(["{Enter}", "{ArrowDown}"])("%s leads to the first section that matches", async (key) => {
  show()
  await userEvent.type(search(), `26 months${key}`)
  await waitFor(() => expect(document.activeElement?.closest("details")?.id).toBe(inSight()[0]))
  expect(inSight()[0]).not.toBe(slugs[0])
})

test("the words are kept in the address, and an address with words shows what they find", async () => {
  const { unmount } = show()
  await userEvent.type(search(), "26 months")
  expect(window.location.search).toBe("?q=26+months")
  const before = inSight()
  unmount()
  show()
  expect(search()).toHaveValue("26 months")
  expect(inSight()).toEqual(before)
})
