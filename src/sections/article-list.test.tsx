import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { answer } from "../../test/contact-service"
import { contentFolder } from "../../test/content-folder"
import { copyOf } from "../../test/copy"
import { mockHighlights } from "../../test/highlights"
import { paragraphs } from "../../test/paragraphs"
import { ArticleList } from "./article-list"

const copy = copyOf("BlogPage", "pages/blog.yml")
const articles = contentFolder("Article", "articles", "index.md").map(({ fields, place, body }) => ({
  ...fields,
  slug: place["slug"] ?? "",
  minutes: 6,
  day: fields.date,
  date: `Long form of ${fields.date}`,
  updated: null,
  updatedDay: null,
  listHtml: paragraphs(body),
}))

const tags = [...new Set(articles.flatMap((each) => each.tags))]
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

const show = (page = 1, pages = 1) =>
  render(<ArticleList copy={copy} tags={tags} articles={articles} page={page} pages={pages} />)

const search = () => screen.getByRole("searchbox", { name: copy.searchLabel })

const shown = () => screen.queryAllByRole("article").map((article) => article.id)
const article = (title: string) => within(screen.getByRole("article", { name: title }))
const titles = articles.map(({ title }) => title)

test("the four articles are all on the list", () => {
  show()
  expect(shown()).toEqual(articles.map(({ slug }) => slug))
  expect(articles).toHaveLength(4)
})

test.each(articles.map(({ title, listHtml }) => [title, listHtml]))(
  "%s is there in full, to its last paragraph",
  (title, html) => {
    show()
    const last = /<p>([^<]*)<\/p>$/.exec(html)?.[1] ?? "?"
    expect(screen.getByRole("article", { name: title })).toHaveTextContent(last.replace(/\s+/g, " "))
  },
)

test.each(articles.map(({ title, excerpt, author, date }) => [title, excerpt, author, date]))(
  "%s shows its excerpt, author and date",
  (title, excerpt, author, date) => {
    show()
    expect(article(title).getByText(excerpt)).toBeVisible()
    expect(article(title).getByText(`By ${author}`)).toBeVisible()
    expect(article(title).getByText(date)).toBeVisible()
  },
)

test("machines read the calendar day of the file beside the long date", () => {
  show()
  const dates = screen.getAllByRole("time").map((time) => time.getAttribute("datetime"))
  expect(dates).toEqual(articles.map(({ day }) => day))
})

test.each(articles.map(({ title, tags }) => [title, tags] as const))(
  "%s shows its topics as chips",
  (title, tags) => {
    show()
    const chips = within(article(title).getByRole("list", { name: "Topics" })).getAllByRole("listitem")
    expect(chips.map(({ textContent }) => textContent)).toEqual(tags)
  },
)

test.each(articles.map(({ title, slug }) => [title, slug]))(
  "%s can be opened on its own page, by its title and by the permalink",
  (title, slug) => {
    show()
    const targets = [title, `${copy.permalink}: ${title}`].map((name) =>
      article(title).getByRole("link", { name }).getAttribute("href"),
    )
    expect(targets).toEqual([`/blog/${slug}`, `/blog/${slug}`])
  },
)

test("an article that was changed says when", () => {
  const [first] = articles
  if (!first) throw new Error("There is no article")
  const changed = { ...first, updated: "May 2, 2025", updatedDay: "2025-05-02" }
  render(<ArticleList copy={copy} tags={[]} articles={[changed]} page={1} pages={1} />)
  expect(article(first.title).getByText(/Updated on/)).toHaveTextContent("Updated on May 2, 2025")
})

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
  expect(screen.getAllByRole("article")).toHaveLength(titles.length)
})

test("a list that fits on one page offers no other pages", () => {
  show()
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument()
})

test.each([
  [1, [["Older articles", "/blog/page/2"]]],
  [
    2,
    [
      ["Newer articles", "/blog"],
      ["Older articles", "/blog/page/3"],
    ],
  ],
  [3, [["Newer articles", "/blog/page/2"]]],
])("page %i of three leads to the pages beside it", (page, expected) => {
  show(page, 3)
  const links = within(screen.getByRole("navigation")).getAllByRole("link")
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(expected)
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
