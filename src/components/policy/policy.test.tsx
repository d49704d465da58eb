import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { copyOf } from "../../../test/content/copy"
import { mockHighlights } from "../../../test/dom/mock-highlights"
import { mockLayout } from "../../../test/dom/mock-layout"
import { mockMatchMedia } from "../../../test/dom/mock-match-media"
import { Policy } from "./policy"

const copy = copyOf("PrivacyPage")
const section = (order: number, slug: string, title: string, text: string, keywords: string[] = []) => ({
  ...{ slug, order, title, keywords, html: `<p>${text}</p>` },
})
const sections = [
  section(1, "scope", "Scope", "All visits."),
  section(2, "retention", "Retention", "Analytics: 26 months."),
  section(3, "data-security", "Data security", "Keyed hashes for months.", ["delete my data"]),
]
const slugs = sections.map(({ slug }) => slug)

let layout = mockLayout()
let highlighted = mockHighlights()

beforeEach(() => {
  layout = mockLayout()
  highlighted = mockHighlights()
  mockMatchMedia("(width >= 64rem)")
  window.history.replaceState(null, "", "/privacy-policy")
})

const show = () => render(<Policy copy={copy} email="privacy@example.com" sections={sections} />)
const details = () => [...document.querySelectorAll<HTMLDetailsElement>("details:has(h2)")]
const shown = () => details().filter(({ hidden }) => !hidden)
// The text of a section has its id.
const slugsOf = (all: Element[]) => all.map((section) => section.lastElementChild?.id)
const visible = () => slugsOf(shown())
const open = () => slugsOf(shown().filter((section) => section.open))
const title = (name: string) => screen.getByRole("heading", { level: 2, name: new RegExp(name) })
const search = () => screen.getByRole("searchbox", { name: copy.searchLabel })
const searchFor = (query: string) => {
  show()
  return userEvent.type(search(), query)
}
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }))
const listed = () => within(screen.getByRole("navigation")).getAllByRole("link")

test("only the first section is open at first, and each opens and closes independently", async () => {
  show()
  expect(open()).toEqual(["scope"])
  await userEvent.click(title("2 Retention"))
  expect(open()).toEqual(["scope", "retention"])
  expect(screen.getByText("Analytics: 26 months.")).toBeVisible()
  await userEvent.click(title("Scope"))
  expect(open()).toEqual(["retention"])
})

test("one button opens all sections, and closes them once all are open", async () => {
  show()
  await click(copy.openAll)
  expect(open()).toEqual(slugs)
  expect(screen.getByRole("button", { name: copy.closeAll })).toHaveFocus()
  await click(copy.closeAll)
  expect(open()).toEqual([])
})

test("Contact Privacy Team links to the email address for privacy", () => {
  show()
  const link = screen.getByRole("link", { name: "Contact Privacy Team" })
  expect(link).toHaveAttribute("href", "mailto:privacy@example.com")
})

test("View Security Details opens Data Security and scrolls there, also in a search", async () => {
  await searchFor("analytics")
  expect(visible()).toEqual(["retention"])
  await click("View Security Details")
  expect(layout.scrollIntoView).toHaveBeenLastCalledWith("data-security")
  expect(open()).toContain("data-security")
  expect(visible()).toEqual(slugs)
  expect(title("Data security").closest("summary")).toHaveFocus()
})

test("a link to a section that a search hides ends the search", async () => {
  await searchFor("analytics")
  act(() => {
    window.location.hash = "#data-security"
  })
  await waitFor(() => expect(visible()).toEqual(slugs))
  expect(open()).toContain("data-security")
  expect(window.location.hash).toBe("#data-security")
})

test("the search opens and lists the sections with most of the words, and names missing words", async () => {
  await searchFor("cranes MONTHS analytics")
  expect(visible()).toEqual(["retention"])
  expect(open()).toEqual(["retention"])
  expect(screen.getByRole("status")).toHaveTextContent(`${copy.searchOne}. ${copy.searchMissing} cranes`)
  expect(highlighted("search")).toEqual(["Analytics", "months"])
  expect(listed().map((link) => link.getAttribute("href"))).toEqual(["#retention"])
})

test("a section is also found by its keywords", async () => {
  await searchFor("delete my data")
  expect(visible()).toEqual(["data-security"])
})

test("labels of controls are not searched; without a match all sections are shown", async () => {
  await searchFor("close")
  expect(screen.getByRole("status")).toHaveTextContent(copy.searchNone)
  expect(highlighted("search")).toBeUndefined()
  expect(visible()).toEqual(slugs)
  expect(listed()).toHaveLength(3)
})

test("clearing the search leaves the focus in the field, shows all sections and removes the highlights", async () => {
  await searchFor("analytics")
  await click(copy.searchClear)
  expect(search()).toHaveFocus()
  expect(visible()).toEqual(slugs)
  expect(highlighted("search")).toEqual([])
})

test("Enter moves to the first match", async () => {
  await searchFor("months{Enter}")
  expect(title("Retention").closest("summary")).toHaveFocus()
})

test("the query is in the address, and an address with a query shows its results", async () => {
  const { unmount } = show()
  await userEvent.type(search(), "26 months")
  expect(window.location.search).toBe("?q=26+months")
  unmount()
  show()
  expect(search()).toHaveValue("26 months")
  expect(visible()).toEqual(["retention"])
})
