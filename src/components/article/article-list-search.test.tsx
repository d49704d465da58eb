import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { answer } from "../../../test/contact-service"
import { mockHighlights } from "../../../test/highlights"
import { hubList } from "../../../test/hub-list"

const { copy, articles, show, shown } = hubList

const elsewhere = {
  slug: "transit",
  title: "Transit and its bonds",
  excerpt: "What a bond is.",
  tags: ["Customs"],
  sections: [
    { id: "", blocks: ["A bond is a promise. It has a limit."] },
    { id: "cover", blocks: ["Cover", "Nothing more. A guarantee covers duties in suspense."] },
  ],
}
const index = [
  ...articles.map(({ slug, title, excerpt, tags, listHtml }) => ({
    ...{ slug, title, excerpt, tags, sections: [{ id: "", blocks: [listHtml] }] },
  })),
  elsewhere,
]

let marked = mockHighlights()

beforeEach(() => {
  marked = mockHighlights()
  window.history.replaceState(null, "", "/blog")
  globalThis.fetch = jest.fn(() => Promise.resolve(answer(200, index)))
})

const search = () => screen.getByRole("searchbox", { name: copy.searchLabel })
const status = () => screen.getByRole("status")
const count = (found: number) => copy.searchSome.replace("{count}", String(found))
/** The titles that the search has found. */
const found = () =>
  within(screen.getByRole("region", { name: copy.results }))
    .getAllByRole("listitem")
    .map((item) => within(item).getByRole("link"))
const titles = () => found().map(({ textContent }) => textContent)
const tagged = (tag: string) => articles.filter(({ tags }) => tags.includes(tag)).map(({ title }) => title)
const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }))

test("with fewer than eight articles there is no choice of topics", () => {
  show(1, 1, 7)
  expect(screen.queryByRole("radio")).not.toBeInTheDocument()
})

test("from eight articles on every topic can be chosen once, and all topics are the first choice and the one that is set", () => {
  show(1, 1, 8)
  const choices = within(screen.getByRole("group", { name: "Topics" })).getAllByRole("radio")
  expect(choices).toHaveLength(new Set(articles.flatMap(({ tags }) => tags)).size + 1)
  expect(choices[0]).toBe(screen.getByRole("radio", { name: "All topics" }))
  expect(choices[0]).toBeChecked()
})

test("a topic leaves only the articles that have it, each with its excerpt", async () => {
  show(1, 1, 8)
  await choose("Screening")
  await waitFor(() => expect(titles()).toEqual(tagged("Screening")))
  const { excerpt } = articles.find(({ tags }) => tags.includes("Screening")) ?? elsewhere
  expect(within(screen.getByRole("region", { name: copy.results })).getByText(excerpt)).toBeVisible()
})

test("All topics brings every article back", async () => {
  show(1, 1, 8)
  await choose("Screening")
  await waitFor(() => expect(shown()).toEqual([]))
  await choose("All topics")
  expect(shown()).toEqual(articles.map(({ slug }) => slug))
})

test("the words of all articles are fetched only when the visitor turns to the search, and once", async () => {
  show(1, 1, 8)
  expect(fetch).not.toHaveBeenCalled()
  await userEvent.click(search())
  await choose("Screening")
  expect(jest.mocked(fetch).mock.calls).toEqual([["/blog/search.json"]])
})

test("the search finds the articles that hold every word, in their text too, and puts them in place of the full ones", async () => {
  show()
  await userEvent.type(search(), "WAREHOUSE queue")
  await waitFor(() => expect(titles()).toContain(articles[0]?.title))
  expect(titles().length).toBeLessThan(4)
  expect(shown()).toEqual([])
})

test("a match shows the sentence that holds the words and leads to its section", async () => {
  show()
  await userEvent.type(search(), "suspense guarantee")
  expect(await screen.findByText("A guarantee covers duties in suspense.")).toBeVisible()
  expect(screen.getByRole("link", { name: elsewhere.title })).toHaveAttribute("href", "/blog/transit#cover")
})

test("the search says how many articles match", async () => {
  show()
  await userEvent.type(search(), "warehouse")
  await waitFor(() => expect(status()).toHaveTextContent(count(found().length)))
  expect(found().length).toBeGreaterThan(1)
})

test("a single match is told in the singular", async () => {
  show()
  await userEvent.type(search(), "suspense guarantee")
  await waitFor(() => expect(status()).toHaveTextContent(copy.searchOne))
})

test("a search without a match says so, and the list of all articles stays", async () => {
  show()
  await userEvent.type(search(), "spinnaker")
  await waitFor(() => expect(status()).toHaveTextContent(copy.searchNone))
  expect(screen.getByRole("region", { name: copy.index })).toBeVisible()
  expect(shown()).toEqual([])
})

test("topic and words narrow the list together", async () => {
  show(1, 1, 8)
  await choose("Customs")
  await userEvent.type(search(), "suspense guarantee")
  await waitFor(() => expect(status()).toHaveTextContent(copy.searchOne))
  await choose("Screening")
  expect(status()).toHaveTextContent(copy.searchNone)
})

test("the words found are marked, and only while they are searched", async () => {
  show()
  await userEvent.type(search(), "warehouse")
  await waitFor(() =>
    expect(new Set(marked("search")?.map((text) => text.toLowerCase()))).toEqual(new Set(["warehouse"])),
  )
  await userEvent.click(screen.getByRole("button", { name: copy.searchClear }))
  expect(marked("search")).toBeUndefined()
  expect(shown()).toHaveLength(4)
})

test.each(["{Enter}", "{ArrowDown}"])("%s leads to the first match", async (key) => {
  show()
  await userEvent.type(search(), `suspense${key}`)
  await waitFor(() => expect(found()[0]).toHaveFocus())
})

test("Enter before the words of the articles have come leads to the first match once they have", async () => {
  let arrive: (response: Response) => void = () => undefined
  jest.mocked(fetch).mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  show()
  await userEvent.type(search(), "suspense guarantee{Enter}")
  expect(search()).toHaveFocus()
  await act(async () => {
    arrive(answer(200, index))
    await Promise.resolve()
  })
  await waitFor(() => expect(screen.getByRole("link", { name: elsewhere.title })).toHaveFocus())
})

test("Enter in an empty field does not take the focus away from the words typed later", async () => {
  show()
  await userEvent.type(search(), "{Enter}suspense")
  await waitFor(() => expect(titles()).toContain(elsewhere.title))
  expect(search()).toHaveValue("suspense")
  expect(search()).toHaveFocus()
})

test("words and topic are kept in the address, and leave it with the search", async () => {
  show(1, 1, 8)
  await userEvent.type(search(), "bond & limit")
  await choose("Customs")
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    ...{ q: "bond & limit", topic: "Customs" },
  })
  await choose("All topics")
  await userEvent.click(screen.getByRole("button", { name: copy.searchClear }))
  expect(window.location.href).toMatch(/\/blog$/)
})

test("an address with words and a topic is shown as it was shared", async () => {
  window.history.replaceState(null, "", "/blog?q=suspense+guarantee&topic=Customs")
  show(1, 1, 8)
  expect(search()).toHaveValue("suspense guarantee")
  expect(screen.getByRole("radio", { name: "Customs" })).toBeChecked()
  await waitFor(() => expect(titles()).toEqual([elsewhere.title]))
})

test("a change of the address to one without words ends the search", async () => {
  const { rerender } = show()
  await userEvent.type(search(), "suspense")
  window.history.pushState(null, "", "/blog")
  rerender(<hubList.List />)
  await waitFor(() => expect(search()).toHaveValue(""))
  expect(shown()).toHaveLength(4)
})

test("words typed before the scripts run are searched once they do", async () => {
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(<hubList.List />)
  const field = container.querySelector("input")
  if (field) field.value = "suspense guarantee"
  render(<hubList.List />, { container, hydrate: true })
  await waitFor(() => expect(titles()).toEqual([elsewhere.title]))
  expect(search()).toHaveValue("suspense guarantee")
})

test("without a network the search stays with headlines, excerpts and topics", async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"))
  show()
  await userEvent.type(search(), "business case")
  await waitFor(() =>
    expect(found().map((link) => link.getAttribute("href"))).toEqual(["/blog/maximizing-sap-gts-roi"]),
  )
})
