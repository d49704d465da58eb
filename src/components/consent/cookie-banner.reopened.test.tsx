import { fireEvent, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { banner, button, copy, reopen, show } from "../../../test/components/cookie-banner"
import { writeChoice } from "../../consent/choice-storage"
import { choiceKey } from "../../site/storage"

test("the reopened banner states the choice, and gives the focus back", async () => {
  writeChoice("granted", "2025-05")
  await show()
  await reopen()
  expect(banner()).toHaveFocus()
  expect(banner()).toHaveTextContent(copy.current.granted)
  await userEvent.click(button("Decline"))
  expect(localStorage.getItem(choiceKey)).toBe("false")
  expect(banner()).not.toBeInTheDocument()
  expect(button("Cookie settings")).toHaveFocus()
  await reopen()
  expect(banner()).toHaveTextContent(copy.current.denied)
})

test("the second click of a double click is no choice", async () => {
  localStorage.setItem(choiceKey, "false")
  await show()
  await reopen()
  fireEvent.click(button("Accept All"), { detail: 2 })
  expect(banner()).toBeVisible()
  expect(localStorage.getItem(choiceKey)).toBe("false")
  fireEvent.click(button("Accept All"), { detail: 1 })
  expect(banner()).not.toBeInTheDocument()
})

test.each([
  ["Close", () => userEvent.click(button("Close"))],
  ["Escape", () => userEvent.keyboard("{Escape}")],
])("%s closes the reopened banner without a change", async (_, close) => {
  writeChoice("granted", "2025-05")
  await show()
  await userEvent.click(button("Cookie settings"))
  await close()
  expect(banner()).not.toBeInTheDocument()
  expect(localStorage.getItem(choiceKey)).toBe("true")
  expect(button("Cookie settings")).toHaveFocus()
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})

test("a visitor who has not chosen yet cannot close the banner without choosing", async () => {
  await show()
  await userEvent.click(button("Cookie settings"))
  expect(screen.queryByRole("button", { name: "Close" })).not.toBeInTheDocument()
  await userEvent.keyboard("{Escape}")
  expect(banner()).toBeVisible()
})
