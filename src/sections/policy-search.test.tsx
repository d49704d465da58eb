import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { mockHighlights } from "../../test/highlights"
import { standInForLayout } from "../../test/layout-stand-ins"
import { policyPage } from "../../test/policy-page"

const { copy, sections, slugs, show, open, inSight, head, search, press } = policyPage

let marked = mockHighlights()

beforeEach(() => {
  standInForLayout()
  marked = mockHighlights()
  window.location.hash = ""
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
  await press("Clear the search")
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
  await press("Clear the search")
  await press("Open all sections")
  expect(open()).toEqual(slugs)
})

test("the button that clears the search rests while there is nothing to clear", () => {
  show()
  expect(screen.getByRole("button", { name: "Clear the search" })).toBeDisabled()
})
