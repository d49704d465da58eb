import { screen } from "@testing-library/react"
import { articleList } from "../../../test/components/article-list"

const { articles, article, copy, show } = articleList

test.each(articles.map(({ title, listHtml }) => [title, listHtml]))(
  "%s is shown in full, to its last paragraph",
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

test.each(articles.map(({ title, slug }) => [title, slug]))(
  "%s has two links to its own page, the title and the permalink",
  (title, slug) => {
    show()
    const targets = [title, `${copy.permalink}: ${title}`].map((name) =>
      article(title).getByRole("link", { name }).getAttribute("href"),
    )
    expect(targets).toEqual([`/blog/${slug}`, `/blog/${slug}`])
  },
)

test("an article of the list has a link back to the short list", () => {
  show()
  const back = article(articles[0]?.title ?? "").getByRole<HTMLAnchorElement>("link", { name: copy.back })
  expect(screen.getByRole("heading", { name: copy.index })).toHaveAttribute("id", back.hash.slice(1))
})
