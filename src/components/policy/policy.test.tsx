import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { mockHighlights } from "../../../test/dom/mock-highlights"
import { mockLayout } from "../../../test/dom/mock-layout"
import { policyPage } from "../../../test/components/policy-page"

const { sections, slugs, show, details, open, head, click } = policyPage

beforeEach(() => {
  mockLayout()
  mockHighlights()
  window.history.replaceState(null, "", "/privacy-policy")
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

test("the text of a closed section is in the page", () => {
  show()
  const retention = details().find(({ id }) => id === "data-retention")
  expect(retention?.open).toBe(false)
  expect(retention).toHaveTextContent(/26 months/)
})

test("a section opens without closing others", async () => {
  show()
  await userEvent.click(head("Data retention"))
  expect(open()).toEqual([slugs[0], "data-retention"])
})

test("a section closes without closing others", async () => {
  show()
  await userEvent.click(head("Data retention"))
  await userEvent.click(head(sections[0]?.title ?? ""))
  expect(open()).toEqual(["data-retention"])
})

test("every section has the labels Open and Close; the style sheet shows one of them", () => {
  show()
  expect(screen.getAllByText("Open")).toHaveLength(14)
  expect(screen.getAllByText("Close")).toHaveLength(14)
})

test("one button opens all sections, and closes them once all are open", async () => {
  show()
  await click("Open all sections")
  expect(open()).toEqual(slugs)
  const button = screen.getByRole("button", { name: "Close all sections" })
  expect(button).toHaveFocus()
  await userEvent.click(head("Data retention"))
  expect(button).toHaveTextContent("Open all sections")
  await userEvent.click(head("Data retention"))
  await userEvent.click(button)
  expect(open()).toEqual([])
})

test("Contact Privacy Team links to the email address for privacy", () => {
  show()
  expect(screen.getByRole("link", { name: "Contact Privacy Team" })).toHaveAttribute(
    "href",
    "mailto:privacy@example.com",
  )
})
