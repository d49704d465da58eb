import { render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { TagFilter } from "./tag-filter"

const onChoose = jest.fn()
const filter = <TagFilter label="Topics" all="All" tags={["Customs", "HANA"]} chosen="" onChoose={onChoose} />

/** Puts the static HTML into the page. */
const showStatic = () => {
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(filter)
  return container
}

beforeEach(() => onChoose.mockClear())

test("a topic chosen before hydration is applied at hydration", () => {
  const container = showStatic()
  screen.getByRole("radio", { name: "HANA" }).click()
  render(filter, { container, hydrate: true })
  expect(onChoose.mock.calls).toEqual([["HANA"]])
})

test("without an earlier choice nothing is applied at hydration", () => {
  render(filter, { container: showStatic(), hydrate: true })
  expect(onChoose).not.toHaveBeenCalled()
})
