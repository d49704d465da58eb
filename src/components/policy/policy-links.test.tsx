import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { mockHighlights } from "../../../test/dom/mock-highlights"
import { mockLayout } from "../../../test/dom/mock-layout"
import { mockMatchMedia } from "../../../test/dom/mock-match-media"
import { policyPage } from "../../../test/components/policy-page"

const { slugs, show, open, visible, head, search, click } = policyPage

let layout = mockLayout()

beforeEach(() => {
  layout = mockLayout()
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

test("View Security Details opens Data Security, scrolls there and moves the focus", async () => {
  show()
  await click("View Security Details")
  await waitFor(() => expect(layout.scrollIntoView).toHaveBeenLastCalledWith("data-security"))
  expect(open()).toContain("data-security")
  expect(summary("Data Security")).toHaveFocus()
})

test("View Security Details ends a search that hides Data Security", async () => {
  show()
  await userEvent.type(search(), "26 months")
  await click("View Security Details")
  await waitFor(() => expect(layout.scrollIntoView).toHaveBeenLastCalledWith("data-security"))
  expect(visible()).toEqual(slugs)
})

test("a link to a section opens it and scrolls there", async () => {
  window.location.hash = "#data-retention"
  show()
  expect(open()).toContain("data-retention")
  await waitFor(() => expect(layout.scrollIntoView).toHaveBeenCalledWith("data-retention"))
})

test("a link to a section works while the page is shown", async () => {
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
  expect(visible()).toEqual(slugs)
  await waitFor(() => expect(layout.scrollIntoView).toHaveBeenLastCalledWith("data-security"))
  expect(open()).toContain("data-security")
})

test("a malformed hash in the address changes nothing", () => {
  window.location.hash = "#%E0%A4%A"
  show()
  expect(open()).toEqual([slugs[0]])
})

test("a link of the contents list opens its section again after it has been closed", async () => {
  show()
  const link = screen.getByRole("link", { name: "Data retention" })
  await userEvent.click(link)
  await waitFor(() => expect(open()).toContain("data-retention"))
  await userEvent.click(head("Data retention"))
  await userEvent.click(link)
  expect(open()).toContain("data-retention")
})
