import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { copyOf } from "../../../test/content/copy"
import { mockHighlights } from "../../../test/dom/mock-highlights"
import { mockLayout } from "../../../test/dom/mock-layout"
import { Policy } from "./policy"

const copy = copyOf("PrivacyPage", "pages/privacy-policy.yml")
const sections = [
  { slug: "scope", order: 1, title: "Scope", html: "<p>All visits.</p>" },
  { slug: "retention", order: 2, title: "Retention", html: "<p>Analytics: 26 months.</p>" },
  { slug: "data-security", order: 3, title: "Data security", html: "<p>Keyed hashes for months.</p>" },
]
const slugs = sections.map(({ slug }) => slug)

let layout = mockLayout()
let highlighted = mockHighlights()

beforeEach(() => {
  layout = mockLayout()
  highlighted = mockHighlights()
  window.history.replaceState(null, "", "/privacy-policy")
})

const show = () => render(<Policy copy={copy} email="privacy@example.com" sections={sections} />)
const details = () => screen.getAllByRole<HTMLDetailsElement>("group", { hidden: true })
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
const scrolledTo = (id: string) => waitFor(() => expect(layout.scrollIntoView).toHaveBeenLastCalledWith(id))

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

test("View Security Details opens Data Security and scrolls there smoothly, also in a search", async () => {
  await searchFor("analytics")
  expect(visible()).toEqual(["retention"])
  await click("View Security Details")
  await scrolledTo("data-security")
  expect(layout.behaviors).toEqual(["smooth"])
  expect(open()).toContain("data-security")
  expect(visible()).toEqual(slugs)
  expect(title("Data security").closest("summary")).toHaveFocus()
})

test("an address with the anchor of a section opens the section and scrolls there", async () => {
  window.location.hash = "#retention"
  show()
  expect(open()).toEqual(["scope", "retention"])
  await scrolledTo("retention")
})

test("a link of the contents list opens its section again after it has been closed", async () => {
  show()
  const [, link = document.body] = listed()
  await userEvent.click(link)
  await waitFor(() => expect(open()).toContain("retention"))
  await userEvent.click(title("Retention"))
  await userEvent.click(link)
  expect(open()).toContain("retention")
})

test("the search opens and lists the best sections, and names missing words", async () => {
  await searchFor("cranes MONTHS analytics")
  expect(visible()).toEqual(["retention"])
  expect(open()).toEqual(["retention"])
  expect(screen.getByRole("status")).toHaveTextContent(`${copy.searchOne}. ${copy.searchMissing} cranes`)
  expect(highlighted("search")).toEqual(["months", "Analytics"])
  expect(listed().map((link) => link.getAttribute("href"))).toEqual(["#retention"])
})

test("labels of controls are not searched; without a match all sections are shown", async () => {
  await searchFor("close")
  expect(screen.getByRole("status")).toHaveTextContent(copy.searchNone)
  expect(highlighted("search")).toEqual([])
  expect(visible()).toEqual(slugs)
  expect(listed()).toHaveLength(3)
})

test("clearing the search restores the open sections and removes the highlights", async () => {
  show()
  await userEvent.click(title("Data security"))
  await userEvent.type(search(), "analytics")
  await click(copy.searchClear)
  expect(visible()).toEqual(slugs)
  await waitFor(() => expect(open()).toEqual(["scope", "data-security"]))
  expect(highlighted("search")).toBeUndefined()
})

test("Enter moves to the first match, and Escape back to the field and out of it", async () => {
  await searchFor("months{Enter}")
  await waitFor(() => expect(screen.getByText("Analytics: 26 months.")).toHaveFocus())
  await userEvent.keyboard("{Escape}")
  expect(search()).toHaveFocus()
  expect(search()).toHaveValue("months")
  await userEvent.keyboard("{Escape}")
  expect(search()).toHaveValue("")
  expect(visible()).toEqual(slugs)
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
