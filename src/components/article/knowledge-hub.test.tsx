import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { article } from "../../../test/components/article"
import { jsonResponse } from "../../../test/components/mock-contact-service"
import { copyOf } from "../../../test/content/copy"
import { mockHighlights } from "../../../test/dom/mock-highlights"
import { KnowledgeHub } from "./knowledge-hub"

const copy = copyOf("BlogPage", "pages/blog.yml")
const articles = [article("licences"), article("origin")]

/** The search index also has an article of another page of the list. */
const index = ["licences", "origin", "transit"].map((slug) => ({
  ...article(slug, { keywords: ["PEM"] }),
  sections: [
    { id: "", blocks: [`A bond for ${slug}. It has a limit.`] },
    { id: "cover", blocks: ["Cover", `Nothing more. A guarantee covers ${slug}.`] },
  ],
}))

const list = (page = 1, pages = 1) => (
  <KnowledgeHub copy={copy} index={articles} articles={articles} page={page} pages={pages} />
)
const show = (page?: number, pages?: number) => render(list(page, pages))

const shown = () => screen.queryAllByRole("article").map(({ id }) => id)
const search = () => screen.getByRole("searchbox", { name: copy.searchLabel })
const searchFor = (query: string) => {
  show()
  return userEvent.type(search(), query)
}
const links = (name: string) => within(screen.getByRole("region", { name })).getAllByRole("link")
/** The links of the search results; the first link of the region is the one to the feed. */
const results = () => links(copy.results).slice(1)
const hrefs = (elements: HTMLElement[]) => elements.map((link) => link.getAttribute("href"))

let highlighted = mockHighlights()

beforeEach(() => {
  highlighted = mockHighlights()
  window.history.replaceState(null, "", "/blog")
  globalThis.fetch = jest.fn(() => Promise.resolve(jsonResponse(200, index)))
})

test("all articles are shown in full, below a short list and the feed", () => {
  show()
  expect(shown()).toEqual(["licences", "origin"])
  expect(hrefs(links(copy.index))).toEqual(["/rss.xml", "/blog/licences", "/blog/origin"])
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument()
})

test.each([
  [1, ["/blog/page/2"]],
  [2, ["/blog", "/blog/page/3"]],
])("page %i of three links to the pages beside it", (page, expected) => {
  show(page, 3)
  expect(hrefs(within(screen.getByRole("navigation")).getAllByRole("link"))).toEqual(expected)
})

test("the search index is fetched once, when the visitor uses the search", async () => {
  show()
  expect(fetch).not.toHaveBeenCalled()
  await userEvent.type(search(), "bond")
  await waitFor(() => expect(results()).toHaveLength(3))
  expect(jest.mocked(fetch).mock.calls).toEqual([["/blog/search.json"]])
})

test("a result links to the section with its sentence, and names missing words", async () => {
  await searchFor("TRANSIT guarantee pem")
  expect(await screen.findByText("A guarantee covers transit.")).toBeVisible()
  const found = ["/blog/transit#cover", "/blog/licences#cover", "/blog/origin#cover"]
  expect(hrefs(results())).toEqual(found)
  const [first, second] = screen.getAllByRole("listitem").map(({ textContent }) => textContent)
  const date = "March 1, 2027"
  const keywords = `${copy.searchKeywords} PEM`
  expect(first).toBe(`On transit${date}CoverA guarantee covers transit.${keywords}`)
  expect(second).toContain(`${keywords}${copy.searchMissing} TRANSIT`)
  expect(screen.getByRole("status")).toHaveTextContent(copy.searchSome.replace("{count}", "3"))
  expect(shown()).toEqual([])
})

test("a search without results says so in place of the list", async () => {
  await searchFor("spinnaker")
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(copy.searchNone))
  const list = screen.getByRole("region", { name: copy.results })
  const link = within(list).getByRole("link", { name: copy.searchContact.label })
  expect(link.parentElement).toHaveTextContent(copy.searchNone)
  expect(results()).toEqual([link])
  expect(shown()).toEqual([])
})

test("a typing error is corrected in the results, and the query stays as it was typed", async () => {
  await searchFor("guarantie{Enter}")
  await waitFor(() => expect(results()[0]).toHaveFocus())
  expect(highlighted("search")).toEqual(["guarantee", "guarantee", "guarantee"])
  expect(search()).toHaveValue("guarantie")
})

test("the words are highlighted and in the address until the search is cleared", async () => {
  await searchFor("bond & limit")
  expect(window.location.search).toBe("?q=bond+%26+limit")
  await userEvent.clear(search())
  await userEvent.type(search(), "bond")
  await waitFor(() => expect(highlighted("search")).toEqual(["bond", "bond", "bond"]))
  await userEvent.click(screen.getByRole("button", { name: copy.searchClear }))
  expect(highlighted("search")).toBeUndefined()
  expect(window.location.href).toMatch(/\/blog$/)
  expect(shown()).toEqual(["licences", "origin"])
})

test("arrows, Home and End move between the results", async () => {
  await searchFor("bond{ArrowDown}")
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
  await searchFor("bond{Enter}")
  await waitFor(() => expect(results()[0]).toHaveFocus())
  // The code of a key that belongs to an input method.
  for (const link of results()) fireEvent.keyDown(link, { key: key.slice(1, -1), keyCode: 229 })
  expect(results()[0]).toHaveFocus()
  await userEvent.keyboard(key)
  expect(search()).toHaveFocus()
  expect(search()).toHaveValue("bond")
})

test("an address with a query shows its results, and one without ends the search", async () => {
  window.history.replaceState(null, "", "/blog?q=transit")
  const { rerender } = show()
  expect(search()).toHaveValue("transit")
  await waitFor(() => expect(results()).toHaveLength(1))
  window.history.pushState(null, "", "/blog")
  rerender(list())
  await waitFor(() => expect(search()).toHaveValue(""))
  expect(shown()).toEqual(["licences", "origin"])
})

test.each([
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  [
    "the index of another version",
    () => Promise.resolve(jsonResponse(200, [{ slug: "origin", title: "O" }])),
  ],
])("with %s the search covers titles, excerpts and topics, and says so", async (_, answer) => {
  jest.mocked(fetch).mockImplementation(answer)
  await searchFor("what origin customs")
  await waitFor(() => expect(hrefs(results())).toEqual(["/blog/origin", "/blog/licences"]))
  expect(screen.getByRole("status")).toHaveTextContent(copy.searchFailed)
  await userEvent.clear(search())
  await userEvent.type(search(), "bond")
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(copy.searchFailed))
  expect(screen.queryByText(copy.searchNone)).not.toBeInTheDocument()
})
