import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { articleList } from "../../../test/components/article-list"
import { jsonResponse } from "../../../test/components/mock-contact-service"
import { mockHighlights } from "../../../test/dom/mock-highlights"

const { articles, copy, index, search, show, shown, titles, unlisted } = articleList

beforeEach(() => {
  mockHighlights()
  window.history.replaceState(null, "", "/blog")
  globalThis.fetch = jest.fn(() => Promise.resolve(jsonResponse(200, index)))
})

const status = () => screen.getByRole("status")
const tagged = (tag: string) => articles.filter(({ tags }) => tags.includes(tag)).map(({ title }) => title)
const select = (name: string) => userEvent.click(screen.getByRole("radio", { name }))

test("with fewer than eight articles there is no topic filter", () => {
  show(1, 1, 7)
  expect(screen.queryByRole("radio")).not.toBeInTheDocument()
})

test("with eight articles the filter has every topic once, after “All topics”, which is selected", () => {
  show(1, 1, 8)
  const choices = within(screen.getByRole("group", { name: "Topics" })).getAllByRole("radio")
  expect(choices).toHaveLength(new Set(articles.flatMap(({ tags }) => tags)).size + 1)
  expect(choices[0]).toBe(screen.getByRole("radio", { name: "All topics" }))
  expect(choices[0]).toBeChecked()
})

test("a topic shows only its articles, each with its excerpt", async () => {
  show(1, 1, 8)
  await select("Screening")
  await waitFor(() => expect(titles()).toEqual(tagged("Screening")))
  const { excerpt } = articles.find(({ tags }) => tags.includes("Screening")) ?? unlisted
  expect(within(screen.getByRole("region", { name: copy.results })).getByText(excerpt)).toBeVisible()
})

test("All topics shows every article again", async () => {
  show(1, 1, 8)
  await select("Screening")
  await waitFor(() => expect(shown()).toEqual([]))
  await select("All topics")
  expect(shown()).toEqual(articles.map(({ slug }) => slug))
})

test("topic and words narrow the list together", async () => {
  show(1, 1, 8)
  await select("Customs")
  await userEvent.type(search(), "suspense guarantee")
  await waitFor(() => expect(status()).toHaveTextContent(copy.searchOne))
  await select("Screening")
  expect(status()).toHaveTextContent(copy.searchNone)
})

test("an address with a query and a topic shows their results", async () => {
  window.history.replaceState(null, "", "/blog?q=suspense+guarantee&topic=Customs")
  show(1, 1, 8)
  expect(search()).toHaveValue("suspense guarantee")
  expect(screen.getByRole("radio", { name: "Customs" })).toBeChecked()
  await waitFor(() => expect(titles()).toEqual([unlisted.title]))
})
