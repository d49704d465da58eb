import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PolicySection } from "./policy-section"

const section = { slug: "retention", order: 9, title: "Data retention", html: "<p>26 months.</p>" }
const labels = { open: "Open", close: "Close" }
const onToggle = jest.fn()

const show = (state: { open?: boolean; hidden?: boolean } = {}) =>
  render(
    <PolicySection
      section={section}
      labels={labels}
      open={false}
      hidden={false}
      onToggle={onToggle}
      {...state}
    />,
  )

test("a section is a details element with its number and title as the summary", () => {
  show({ open: true })
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("9 Data retention")
  expect(screen.getByText("26 months.")).toBeVisible()
  expect(screen.getByRole("group")).toHaveAttribute("id", "retention")
})

test("opening a section is reported", async () => {
  show()
  await userEvent.click(screen.getByText("Data retention"))
  expect(onToggle).toHaveBeenLastCalledWith(true)
})

test("a section that does not match the search is hidden", () => {
  show({ hidden: true })
  expect(screen.queryByRole("heading")).not.toBeInTheDocument()
})
