import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useRef, useState } from "react"
import { renderToString } from "react-dom/server"
import { SearchBox } from "./search-box"

const copy = { searchLabel: "Search", searchPlaceholder: "For example bonds", searchClear: "Clear" }
const onSubmit = jest.fn()
const onFocus = jest.fn()

function Page() {
  const [query, setQuery] = useState("")
  return (
    <SearchBox
      field={useRef<HTMLInputElement>(null)}
      copy={copy}
      query={query}
      status={query && `Results for ${query}`}
      onChange={setQuery}
      onSubmit={onSubmit}
      onFocus={onFocus}
    />
  )
}

const field = () => screen.getByRole("searchbox", { name: "Search" })

beforeEach(() => {
  jest.clearAllMocks()
})

test.each(["{Enter}", "{ArrowDown}"])(
  "the status follows the query, and %s requests the first result",
  async (key) => {
    render(<Page />)
    await userEvent.type(field(), `bonds${key}`)
    expect(screen.getByRole("status")).toHaveTextContent("Results for bonds")
    expect(onSubmit).toHaveBeenCalledTimes(1)
  },
)

test.each([
  ["its button", () => userEvent.click(screen.getByRole("button", { name: "Clear" }))],
  ["Escape", () => userEvent.keyboard("{Escape}")],
])("a query can be cleared with %s, and the focus is in the field", async (_, clear) => {
  render(<Page />)
  expect(screen.queryByRole("button", { name: "Clear" })).not.toBeInTheDocument()
  await userEvent.type(field(), "bonds")
  await clear()
  expect(field()).toHaveValue("")
  expect(field()).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  "keys belong to an input method while it composes text: %j",
  async (composing) => {
    render(<Page />)
    await userEvent.type(field(), "関税")
    for (const key of ["Escape", "ArrowDown"]) {
      // The result is false if the default action was prevented.
      expect(fireEvent.keyDown(field(), { key, ...composing })).toBe(true)
    }
    expect(field()).toHaveValue("関税")
    expect(onSubmit).not.toHaveBeenCalled()
  },
)

test("a query typed before hydration is read at hydration", () => {
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(<Page />)
  Object.assign(field(), { value: "bonds" })
  render(<Page />, { container, hydrate: true })
  expect(field()).toHaveValue("bonds")
  expect(screen.getByRole("status")).toHaveTextContent("Results for bonds")
  expect(onFocus).toHaveBeenCalledTimes(1)
})
