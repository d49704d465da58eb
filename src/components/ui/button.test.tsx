import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Button, ButtonLink } from "./button"

test("a button does not submit a form unless it has the type submit", () => {
  render(<Button>Open</Button>)
  expect(screen.getByRole("button", { name: "Open" })).toHaveAttribute("type", "button")
})

test("a button calls its handler on a click", async () => {
  const onClick = jest.fn()
  render(<Button onClick={onClick}>Open</Button>)
  await userEvent.click(screen.getByRole("button", { name: "Open" }))
  expect(onClick).toHaveBeenCalledTimes(1)
})

test("buttons and links are primary unless they are secondary", () => {
  render(
    <>
      <Button>Send</Button>
      <Button variant="secondary">Close</Button>
      <ButtonLink href="#contact">Book</ButtonLink>
      <ButtonLink href="#services" variant="secondary">
        Explore
      </ButtonLink>
    </>,
  )
  const variants = [...screen.getAllByRole("button"), ...screen.getAllByRole("link")].map((element) =>
    element.classList.contains("primary") ? "primary" : "secondary",
  )
  expect(variants).toEqual(["primary", "secondary", "primary", "secondary"])
})
