import { render, screen, within } from "@testing-library/react"
import { hubList } from "../../../test/hub-list"
import { ArticleList } from "./article-list"

const { copy, articles, show, shown, article } = hubList

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
  const dates = screen
    .getAllByRole("article")
    .flatMap((each) => within(each).getAllByRole("time"))
    .map((time) => time.getAttribute("datetime"))
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
  render(<ArticleList copy={copy} tags={[]} index={[]} articles={[changed]} total={1} page={1} pages={1} />)
  expect(article(first.title).getByText(/Updated on/)).toHaveTextContent("Updated on May 2, 2025")
})

test("above the articles all of them are listed, each with its day, its minutes, its first sentence and the way to its page", () => {
  show()
  const index = within(screen.getByRole("region", { name: copy.index }))
  expect(index.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [copy.feed, "/rss.xml"],
    ...articles.map(({ title, slug }) => [title, `/blog/${slug}`]),
  ])
  expect(index.getAllByRole("time").map((time) => time.getAttribute("datetime"))).toEqual(
    articles.map(({ day }) => day),
  )
  expect(index.getAllByText(copy.minutes.replace("{count}", "6"))).toHaveLength(articles.length)
  for (const { excerpt } of articles) {
    expect(index.getByText((text) => text !== "" && excerpt.startsWith(text))).toBeVisible()
  }
})

test("the charts of the list only decorate", () => {
  const { container } = show()
  const charts = [...container.querySelectorAll("section img")]
  expect(charts).toHaveLength(articles.length)
  expect(charts.map((chart) => chart.getAttribute("alt"))).toEqual(articles.map(() => ""))
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
