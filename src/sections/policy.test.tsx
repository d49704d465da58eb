import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { contentFolder } from "../../test/content-folder"
import { copyOf } from "../../test/copy"
import { mockHighlights } from "../../test/highlights"
import { standInForLayout } from "../../test/layout-stand-ins"
import { paragraphs } from "../../test/paragraphs"
import { Policy } from "./policy"

const copy = copyOf("PrivacyPage", "pages/privacy-policy.yml")
const sections = contentFolder("PrivacySection", "privacy", ".md").map(({ fields, place, body }) => ({
  ...fields,
  slug: place["slug"] ?? "",
  order: Number(place["order"]),
  html: paragraphs(body),
}))
const titles = sections.map(({ title }) => title)
const slugs = sections.map(({ slug }) => slug)

let layout = standInForLayout()
let marked = mockHighlights()

beforeEach(() => {
  layout = standInForLayout()
  marked = mockHighlights()
  window.location.hash = ""
})

const show = () => render(<Policy copy={copy} email="privacy@example.com" sections={sections} />)

const details = () => screen.getAllByRole<HTMLDetailsElement>("group", { hidden: true })
const open = () => details().flatMap((section) => (section.open && !section.hidden ? [section.id] : []))
const inSight = () => details().flatMap((section) => (section.hidden ? [] : [section.id]))
const head = (title: string) => screen.getByRole("heading", { level: 2, name: new RegExp(`${title}$`) })
const summary = (title: string) =>
  screen.getByText((_, element) => element?.tagName === "SUMMARY" && element.textContent.includes(title))
const search = () => screen.getByRole("searchbox", { name: "Search this policy" })
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
const goTo = (hash: string) =>
  act(() => {
    window.location.hash = hash
    window.dispatchEvent(new HashChangeEvent("hashchange"))
  })

test("the policy has fourteen sections, numbered in order", () => {
  show()
  expect(details().map(({ id }) => id)).toEqual(slugs)
  expect(sections.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
})

test("only the first section is open at first", () => {
  show()
  expect(open()).toEqual([slugs[0]])
})

test("the text of a closed section is in the page for search engines", () => {
  show()
  const retention = details().find(({ id }) => id === "data-retention")
  expect(retention?.open).toBe(false)
  expect(retention).toHaveTextContent(/26 months/)
})

test("a section opens alone", async () => {
  show()
  await userEvent.click(head("Data retention"))
  expect(open()).toEqual([slugs[0], "data-retention"])
})

test("a section closes alone", async () => {
  show()
  await userEvent.click(head("Data retention"))
  await userEvent.click(head(titles[0] ?? ""))
  expect(open()).toEqual(["data-retention"])
})

test("every section carries the labels Open and Close, of which the style shows the one that fits", () => {
  show()
  expect(screen.getAllByText("Open")).toHaveLength(14)
  expect(screen.getAllByText("Close")).toHaveLength(14)
})

test("all sections can be opened at once", async () => {
  show()
  await press("Open all sections")
  expect(open()).toEqual(slugs)
})

test("all sections can be closed at once", async () => {
  show()
  await press("Close all sections")
  expect(open()).toEqual([])
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
  render(<Policy copy={copy} email="privacy@example.com" sections={own} />)
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

test("Contact Privacy Team writes to the address for personal data", () => {
  show()
  expect(screen.getByRole("link", { name: "Contact Privacy Team" })).toHaveAttribute(
    "href",
    "mailto:privacy@example.com",
  )
})

test("View Security Details opens Data Security, scrolls there and takes the focus along", async () => {
  show()
  await press("View Security Details")
  await waitFor(() => expect(layout.scrollIntoView).toHaveBeenLastCalledWith("data-security"))
  expect(open()).toContain("data-security")
  expect(summary("Data Security")).toHaveFocus()
})

test("View Security Details ends a search that hides Data Security", async () => {
  show()
  await userEvent.type(search(), "26 months")
  await press("View Security Details")
  await waitFor(() => expect(layout.scrollIntoView).toHaveBeenLastCalledWith("data-security"))
  expect(inSight()).toEqual(slugs)
})

test("a link to a section opens it and scrolls there", async () => {
  window.location.hash = "#data-retention"
  show()
  expect(open()).toContain("data-retention")
  await waitFor(() => expect(layout.scrollIntoView).toHaveBeenCalledWith("data-retention"))
})

test("a link to a section works while the page is open", async () => {
  show()
  goTo("#your-rights")
  expect(open()).toContain("your-rights")
  await waitFor(() => expect(layout.scrollIntoView).toHaveBeenCalledWith("your-rights"))
})

test("a link to a section that the search hides ends the search", async () => {
  show()
  await userEvent.type(search(), "26 months")
  goTo("#data-security")
  expect(search()).toHaveValue("")
  expect(inSight()).toEqual(slugs)
  await waitFor(() => expect(layout.scrollIntoView).toHaveBeenLastCalledWith("data-security"))
  expect(open()).toContain("data-security")
})

test("an address with a hash that cannot be read leaves the page as it is", () => {
  window.location.hash = "#%E0%A4%A"
  show()
  expect(open()).toEqual([slugs[0]])
})

test("the index leads to every section", () => {
  show()
  const links = within(screen.getByRole("navigation", { name: "Sections" })).getAllByRole("link")
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    sections.map(({ title, slug }) => [title, `#${slug}`]),
  )
})

test("the index opens a section again that was closed after the index had led there", async () => {
  show()
  const link = screen.getByRole("link", { name: "Data retention" })
  await userEvent.click(link)
  await waitFor(() => expect(open()).toContain("data-retention"))
  await userEvent.click(head("Data retention"))
  await userEvent.click(link)
  expect(open()).toContain("data-retention")
})
