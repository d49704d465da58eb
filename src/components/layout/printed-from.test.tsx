import { fireEvent, render, screen } from "@testing-library/react"
import { expectAccessible } from "../../../test/dom/axe"
import { PathnameContext } from "../../hooks/use-pathname"
import { PrintedFrom } from "./printed-from"

const site = { name: "Lodestar", url: "https://practice.example" }

const show = () =>
  render(
    <PathnameContext value="/privacy-policy">
      <PrintedFrom site={site} />
    </PathnameContext>,
  )

afterEach(() => {
  jest.useRealTimers()
})

test("a printed page has the name of the practice and the address of the page", async () => {
  const { container } = show()
  expect(screen.getByText("Lodestar · https://practice.example/privacy-policy")).toBeVisible()
  await expectAccessible(container)
})

test("a printed page has the date of printing", () => {
  jest.useFakeTimers({ now: new Date("2031-07-01T12:00:00Z") })
  show()
  fireEvent(window, new Event("beforeprint"))
  expect(screen.getByText("Lodestar · https://practice.example/privacy-policy · 1 July 2031")).toBeVisible()
})
