import { fireEvent, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { banner, button, copy, page, show } from "../../../test/components/cookie-banner"
import { choiceKey } from "../../site/storage"

test("the static HTML has no banner", () => {
  const view = renderToString(page)
  expect(view).not.toContain("Accept All")
  expect(view).toContain('role="status"')
})

test("screen readers announce the banner, which does not take the focus", async () => {
  await show()
  expect(banner()).toBeVisible()
  expect(document.body).toHaveFocus()
  expect(screen.getByRole("status")).toHaveTextContent("Cookie choice")
  expect(screen.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy-policy")
})

test.each([
  ["Decline", "false"],
  ["Accept All", "true"],
])("%s stores '%s', hides the banner, announces it and keeps the focus there", async (name, value) => {
  await show()
  await userEvent.click(button(name))
  expect(localStorage.getItem(choiceKey)).toBe(value)
  expect(banner()).not.toBeInTheDocument()
  expect(screen.getByRole("status")).toHaveTextContent(copy.saved)
  expect(screen.getByRole("status")).toHaveFocus()
})

test("a visitor who has chosen does not see the banner, and Escape is left to the browser", async () => {
  localStorage.setItem(choiceKey, "false")
  await show()
  expect(banner()).not.toBeInTheDocument()
  expect(fireEvent.keyDown(document.body, { key: "Escape" })).toBe(true)
})

test("Global Privacy Control is mentioned only if the browser sends it", async () => {
  const { unmount } = await show()
  expect(screen.queryByText(copy.globalPrivacyControl)).not.toBeInTheDocument()
  unmount()
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true })
  await show()
  expect(screen.getByText(copy.globalPrivacyControl)).toBeVisible()
  Reflect.deleteProperty(navigator, "globalPrivacyControl")
})

test("the page reserves the height of the banner while it is shown", async () => {
  await show()
  expect(document.body.style.paddingBottom).toBe("0px")
  expect(document.documentElement.style.scrollPaddingBottom).toBe("calc(0px + var(--space-4))")
  await userEvent.click(button("Decline"))
  expect(document.body.style.paddingBottom).toBe("")
  expect(document.documentElement.style.scrollPaddingBottom).toBe("")
})
