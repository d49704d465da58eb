import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { SearchBox } from "./search-box"

const copy = { searchLabel: "Search", searchPlaceholder: "For example bonds", searchClear: "Clear" }

function Page({ onSubmit = () => undefined }: { onSubmit?: () => void }) {
  const [query, setQuery] = useState("")
  const status = query && `Results for ${query}`
  return <SearchBox copy={copy} query={query} status={status} onChange={setQuery} onSubmit={onSubmit} />
}

const field = () => screen.getByRole("searchbox", { name: "Search" })

test("the status follows the query, and Enter asks for the first match", async () => {
  const onSubmit = jest.fn()
  render(<Page onSubmit={onSubmit} />)
  await userEvent.type(field(), "bonds{Enter}")
  expect(screen.getByRole("status")).toHaveTextContent("Results for bonds")
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test("a button clears the query and leaves the focus in the field", async () => {
  render(<Page />)
  expect(screen.queryByRole("button", { name: "Clear" })).not.toBeInTheDocument()
  await userEvent.type(field(), "bonds")
  await userEvent.click(screen.getByRole("button", { name: "Clear" }))
  expect(field()).toHaveValue("")
  expect(field()).toHaveFocus()
})
