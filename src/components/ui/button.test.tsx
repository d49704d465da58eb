import { render, screen } from "@testing-library/react"
import { Button, ButtonLink } from "./button"

test("a button does not submit a form unless it has the type submit", () => {
  render(<Button>Open</Button>)
  expect(screen.getByRole("button", { name: "Open" })).toHaveAttribute("type", "button")
})

test("a link that looks like a button is primary unless it has another variant", () => {
  render(
    <>
      <ButtonLink href="#contact">Book</ButtonLink>
      <ButtonLink href="#services" variant="secondary">
        Explore
      </ButtonLink>
    </>,
  )
  expect(screen.getByRole("link", { name: "Book" })).toHaveClass("button", "primary")
  expect(screen.getByRole("link", { name: "Explore" })).toHaveClass("button", "secondary")
})
