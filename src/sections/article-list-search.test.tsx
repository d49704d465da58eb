import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { answer } from "../../test/contact-service"
import { mockHighlights } from "../../test/highlights"
import { hubList } from "../../test/hub-list"

const { copy, articles, show, shown } = hubList

const elsewhere = {
  slug: "transit",
  title: "Transit and its bonds",
  excerpt: "What a bond is.",
  tags: ["Customs"],
  text: "A guarantee for duties in suspense.",
}
const index = [
  ...articles.map(({ slug, title, excerpt, tags, listHtml }) => ({
    ...{ slug, title, excerpt, tags, text: listHtml },
  })),
  elsewhere,
]

let marked = mockHighlights()

beforeEach(() => {
  marked = mockHighlights()
  globalThis.fetch = jest.fn(() => Promise.resolve(answer(200, index)))
})

const search = () => screen.getByRole("searchbox", { name: copy.searchLabel })

test("every topic can be chosen once, and all topics are the first choice and the one that is set", () => {
  show()
  const choices = within(screen.getByRole("group", { name: "Topics" })).getAllByRole("radio")
  expect(choices).toHaveLength(new Set(articles.flatMap(({ tags }) => tags)).size + 1)
  expect(choices[0]).toBe(screen.getByRole("radio", { name: "All topics" }))
  expect(choices[0]).toBeChecked()
})

test("a topic leaves only the articles that have it", async () => {
  show()
  await userEvent.click(screen.getByRole("radio", { name: "Screening" }))
  expect(shown()).toEqual(articles.filter(({ tags }) => tags.includes("Screening")).map(({ slug }) => slug))
  expect(shown()).toHaveLength(2)
})

test("All topics brings every article back", async () => {
  show()
  await userEvent.click(screen.getByRole("radio", { name: "Screening" }))
  await userEvent.click(screen.getByRole("radio", { name: "All topics" }))
  expect(screen.getAllByRole("article")).toHaveLength(articles.length)
})

test("the words of all articles are fetched only when the visitor turns to the search, and once", async () => {
  show()
  expect(fetch).not.toHaveBeenCalled()
  await userEvent.click(search())
  await userEvent.click(screen.getByRole("radio", { name: "Screening" }))
  expect(jest.mocked(fetch).mock.calls).toEqual([["/blog/search.json"]])
})

test("the search leaves the articles that hold every word, in their text too", async () => {
  show()
  await userEvent.type(search(), "WAREHOUSE queue")
  const [ewm] = articles
  expect(shown()).toContain(ewm?.slug)
  expect(shown().length).toBeLessThan(4)
})

test("the search says how many articles match, on this page and on others", async () => {
  show()
  await userEvent.type(search(), "suspense guarantee")
  expect(shown()).toEqual([])
  expect(screen.getByRole("status")).toHaveTextContent("Matching articles: 1")
})

test("a match that stands on another page is named and linked", async () => {
  show()
  await userEvent.type(search(), "suspense")
  expect(screen.getByRole("link", { name: elsewhere.title })).toHaveAttribute("href", "/blog/transit")
})

test("a search without a match says so", async () => {
  show()
  await userEvent.type(search(), "spinnaker")
  expect(screen.getByRole("status")).toHaveTextContent(copy.searchNone)
})

test("topic and words narrow the list together", async () => {
  show()
  await userEvent.click(screen.getByRole("radio", { name: "Customs" }))
  await userEvent.type(search(), "suspense")
  expect(screen.getByRole("status")).toHaveTextContent("Matching articles: 1")
  await userEvent.click(screen.getByRole("radio", { name: "Screening" }))
  expect(screen.getByRole("status")).toHaveTextContent(copy.searchNone)
})

test("the words found are marked, and only while they are searched", async () => {
  show()
  await userEvent.type(search(), "warehouse")
  expect(new Set(marked("search")?.map((text) => text.toLowerCase()))).toEqual(new Set(["warehouse"]))
  await userEvent.click(screen.getByRole("button", { name: copy.searchClear }))
  expect(marked("search")).toBeUndefined()
  expect(shown()).toHaveLength(4)
})

test("without a network the search stays with headlines, excerpts and topics", async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"))
  show()
  await userEvent.type(search(), "business case")
  expect(shown()).toEqual(["maximizing-sap-gts-roi"])
})
