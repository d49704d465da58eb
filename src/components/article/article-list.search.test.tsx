import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { articleList } from "../../../test/components/article-list"
import { jsonResponse } from "../../../test/components/mock-contact-service"
import { mockHighlights } from "../../../test/dom/mock-highlights"

const { articles, copy, index, results, search, show, shown, titles, unlisted } = articleList

let highlighted = mockHighlights()

beforeEach(() => {
  highlighted = mockHighlights()
  window.history.replaceState(null, "", "/blog")
  globalThis.fetch = jest.fn(() => Promise.resolve(jsonResponse(200, index)))
})

const status = () => screen.getByRole("status")
const count = (found: number) => copy.searchSome.replace("{count}", String(found))
const select = (name: string) => userEvent.click(screen.getByRole("radio", { name }))

test("the search index is fetched once, when the visitor uses the search", async () => {
  show(1, 1, 8)
  expect(fetch).not.toHaveBeenCalled()
  await userEvent.click(search())
  await select("Screening")
  expect(jest.mocked(fetch).mock.calls).toEqual([["/blog/search.json"]])
})

test("the search shows the articles that contain every word, instead of the full articles", async () => {
  show()
  await userEvent.type(search(), "WAREHOUSE queue")
  await waitFor(() => expect(titles()).toContain(articles[0]?.title))
  expect(titles().length).toBeLessThan(4)
  expect(shown()).toEqual([])
})

test("a result shows the sentence with the words and links to its section", async () => {
  show()
  await userEvent.type(search(), "suspense guarantee")
  expect(await screen.findByText("A guarantee covers duties in suspense.")).toBeVisible()
  expect(screen.getByRole("link", { name: unlisted.title })).toHaveAttribute("href", "/blog/transit#cover")
})

test("the status says how many articles match", async () => {
  show()
  await userEvent.type(search(), "warehouse")
  await waitFor(() => expect(status()).toHaveTextContent(count(results().length)))
  expect(results().length).toBeGreaterThan(1)
})

test("the status of a single result is in the singular", async () => {
  show()
  await userEvent.type(search(), "suspense guarantee")
  await waitFor(() => expect(status()).toHaveTextContent(copy.searchOne))
})

test("a search without results says so and offers the contact, and the list of all articles stays", async () => {
  show()
  await userEvent.type(search(), "spinnaker")
  await waitFor(() => expect(status()).toHaveTextContent(copy.searchNone))
  expect(screen.getByRole("link", { name: copy.searchContact.label })).toBeVisible()
  expect(screen.getByRole("region", { name: copy.index })).toBeVisible()
  expect(shown()).toEqual([])
})

test("the words are highlighted until the search is cleared", async () => {
  show()
  await userEvent.type(search(), "warehouse")
  await waitFor(() =>
    expect(new Set(highlighted("search")?.map((text) => text.toLowerCase()))).toEqual(new Set(["warehouse"])),
  )
  await userEvent.click(screen.getByRole("button", { name: copy.searchClear }))
  expect(highlighted("search")).toBeUndefined()
  expect(shown()).toHaveLength(4)
})

test.each(["{Enter}", "{ArrowDown}"])("%s moves to the first result", async (key) => {
  show()
  await userEvent.type(search(), `suspense${key}`)
  await waitFor(() => expect(results()[0]).toHaveFocus())
})

test("the arrows move between the results", async () => {
  show()
  await userEvent.type(search(), "warehouse{ArrowDown}")
  await waitFor(() => expect(results()[0]).toHaveFocus())
  for (const [key, at] of [
    ["{ArrowDown}", 1],
    ["{ArrowUp}", 0],
    ["{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}", -1],
    ["{Home}", 0],
    ["{End}", -1],
  ] as const) {
    await userEvent.keyboard(key)
    expect(results().at(at)).toHaveFocus()
  }
})

test.each(["{Escape}", "{ArrowUp}"])("%s on the first result returns to the field", async (key) => {
  show()
  await userEvent.type(search(), "warehouse{Enter}")
  await waitFor(() => expect(results()[0]).toHaveFocus())
  await userEvent.keyboard(key)
  expect(search()).toHaveFocus()
  expect(search()).toHaveValue("warehouse")
})

test("Enter before the search index has loaded moves to the first result once it has", async () => {
  let respond: (response: Response) => void = () => undefined
  jest.mocked(fetch).mockReturnValue(new Promise((resolve) => (respond = resolve)))
  show()
  await userEvent.type(search(), "suspense guarantee{Enter}")
  expect(search()).toHaveFocus()
  respond(jsonResponse(200, index))
  await waitFor(() => expect(screen.getByRole("link", { name: unlisted.title })).toHaveFocus())
})

test("Enter in an empty field does not move the focus later", async () => {
  show()
  await userEvent.type(search(), "{Enter}suspense")
  await waitFor(() => expect(titles()).toContain(unlisted.title))
  expect(search()).toHaveValue("suspense")
  expect(search()).toHaveFocus()
})

test("query and topic are in the address until they are cleared", async () => {
  show(1, 1, 8)
  await userEvent.type(search(), "bond & limit")
  await select("Customs")
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    ...{ q: "bond & limit", topic: "Customs" },
  })
  await select("All topics")
  await userEvent.click(screen.getByRole("button", { name: copy.searchClear }))
  expect(window.location.href).toMatch(/\/blog$/)
})

test("a change of the address to one without a query ends the search", async () => {
  const { rerender } = show()
  await userEvent.type(search(), "suspense")
  window.history.pushState(null, "", "/blog")
  rerender(<articleList.List />)
  await waitFor(() => expect(search()).toHaveValue(""))
  expect(shown()).toHaveLength(4)
})

test("a query typed before hydration is searched at hydration", async () => {
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(<articleList.List />)
  const field = container.querySelector("input")
  if (field) field.value = "suspense guarantee"
  render(<articleList.List />, { container, hydrate: true })
  await waitFor(() => expect(titles()).toEqual([unlisted.title]))
  expect(search()).toHaveValue("suspense guarantee")
})

test("without a network the search covers titles, excerpts and topics", async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"))
  show()
  await userEvent.type(search(), "business case")
  await waitFor(() =>
    expect(results().map((link) => link.getAttribute("href"))).toEqual(["/blog/maximizing-sap-gts-roi"]),
  )
})
