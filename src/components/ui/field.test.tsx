import { render, screen } from "@testing-library/react"
import { expectAccessible } from "../../../test/dom/axe"
import { Field } from "./field"

test("the label belongs to the input", async () => {
  const { container } = render(<Field label="Email" name="email" type="email" required error={undefined} />)
  const input = screen.getByRole("textbox", { name: "Email" })
  expect(input).toBeRequired()
  expect(input).toHaveAttribute("type", "email")
  expect(input).not.toHaveAttribute("aria-invalid")
  expect(input).toHaveAccessibleDescription("")
  await expectAccessible(container)
})

test("the error and the note describe the input", async () => {
  const { container } = render(
    <Field label="Name" name="name" error="Please enter your name." note="3 left" />,
  )
  const input = screen.getByRole("textbox", { name: "Name" })
  expect(input).toHaveAttribute("aria-invalid", "true")
  expect(input).toHaveAccessibleDescription("Please enter your name. 3 left")
  await expectAccessible(container)
})

test("an optional field with several lines is a text area whose label says so", async () => {
  const { container } = render(
    <Field label="Message" name="message" multiline rows={4} optional="optional" error={undefined} />,
  )
  const area = screen.getByRole("textbox", { name: "Message (optional)" })
  expect(area).toHaveAttribute("rows", "4")
  await expectAccessible(container)
})
