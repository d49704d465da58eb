import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PolicySection } from "./policy-section"

const section = { slug: "retention", order: 9, title: "Data retention", html: "<p>26 months.</p>" }
const labels = { open: "Open", close: "Close" }

test("a section is a closed details element with number and title as its summary, and its text", async () => {
  const onToggle = jest.fn()
  render(<PolicySection {...{ section, labels, onToggle }} open={false} hidden={false} />)
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("9 Data retention")
  expect(screen.getByText("26 months.")).not.toBeVisible()
  // Browsers open a details element for an anchor inside it, but not for its own.
  expect(screen.getByText("26 months.").closest("#retention")?.parentElement).toBe(screen.getByRole("group"))
  await userEvent.click(screen.getByText("Data retention"))
  expect(onToggle).toHaveBeenLastCalledWith(true)
})
