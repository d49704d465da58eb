import { render, screen } from "@testing-library/react"
import { Field } from "./field"

test("the label belongs to the input", () => {
  render(<Field label="Email" name="email" type="email" required error={undefined} />)
  const input = screen.getByRole("textbox", { name: "Email" })
  expect(input).toBeRequired()
  expect(input).toHaveAttribute("type", "email")
  expect(input).not.toHaveAttribute("aria-invalid")
  expect(input).toHaveAccessibleDescription("")
})

test("the error and the note describe the input", () => {
  render(<Field label="Name" name="name" error="Please enter your name." note="3 left" />)
  const input = screen.getByRole("textbox", { name: "Name" })
  expect(input).toHaveAttribute("aria-invalid", "true")
  expect(input).toHaveAccessibleDescription("Please enter your name. 3 left")
})

test("an optional field with several lines is a text area whose label says so", () => {
  render(<Field label="Message" name="message" rows={4} optional="optional" error={undefined} />)
  const area = screen.getByRole("textbox", { name: "Message (optional)" })
  expect(area).toHaveAttribute("rows", "4")
})
