import { render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { TagFilter } from "./tag-filter"

const onSelect = jest.fn()
const filter = (
  <TagFilter label="Topics" all="All" tags={["Customs", "HANA"]} selected="" onSelect={onSelect} />
)

/** Adds the static HTML to the page. */
const showStatic = () => {
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(filter)
  return container
}

beforeEach(() => onSelect.mockClear())

test("a topic selected before hydration is applied at hydration", () => {
  const container = showStatic()
  screen.getByRole("radio", { name: "HANA" }).click()
  render(filter, { container, hydrate: true })
  expect(onSelect.mock.calls).toEqual([["HANA"]])
})

test("without an earlier selection nothing is applied at hydration", () => {
  render(filter, { container: showStatic(), hydrate: true })
  expect(onSelect).not.toHaveBeenCalled()
})

test("the topics are a named group of radio buttons, with all topics selected first", () => {
  render(filter)
  expect(screen.getByRole("group", { name: "Topics" })).toBeVisible()
  expect(screen.getByRole("radio", { name: "All" })).toBeChecked()
  screen.getByRole("radio", { name: "Customs" }).click()
  expect(onSelect.mock.calls).toEqual([["Customs"]])
})
