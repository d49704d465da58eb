import { act, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { mockHighlights } from "../../../test/highlights"
import { standInForLayout } from "../../../test/layout-stand-ins"
import { mockMatchMedia } from "../../../test/match-media"
import { policyPage } from "../../../test/policy-page"

const { sections, slugs, show, open, inSight, head, search, press } = policyPage

let layout = standInForLayout()

beforeEach(() => {
  layout = standInForLayout()
  mockHighlights()
  window.history.replaceState(null, "", "/privacy-policy")
  mockMatchMedia()
})

const summary = (title: string) =>
  screen.getByText((_, element) => element?.tagName === "SUMMARY" && element.textContent.includes(title))
const goTo = (hash: string) =>
  act(() => {
    window.location.hash = hash
    window.dispatchEvent(new HashChangeEvent("hashchange"))
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
