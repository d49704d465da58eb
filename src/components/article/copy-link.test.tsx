import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { CopyLink } from "./copy-link"

const show = () => {
  const user = userEvent.setup()
  window.history.replaceState(null, "", "/blog/transit?q=bond#cover")
  render(<CopyLink label="Copy link" copied="Link copied" />)
  return user
}

test("the address without query and anchor is copied, and the status says so", async () => {
  const user = show()
  await user.click(screen.getByRole("button", { name: "Copy link" }))
  expect(await navigator.clipboard.readText()).toBe("http://localhost/blog/transit")
  expect(screen.getByRole("status")).toHaveTextContent("Link copied")
})

test("if the browser refuses, the status shows the address", async () => {
  const user = show()
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("", "NotAllowedError"))
  await user.click(screen.getByRole("button", { name: "Copy link" }))
  expect(screen.getByRole("status")).toHaveTextContent("http://localhost/blog/transit")
})
