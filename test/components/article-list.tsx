import { render, screen, within } from "@testing-library/react"
import { ArticleList } from "../../src/components/article/article-list"
import { contentFolder, copyOf } from "../content/copy"
import { picture } from "./picture"
import { paragraphs } from "./paragraphs"

const copy = copyOf("BlogPage", "pages/blog.yml")
/** The articles of the fixture content without drafts and future articles, which are never on a built page. */
const published = contentFolder("Article", "articles", "index.md").filter(
  ({ fields: { draft, date } }) => !draft && date < "2099-01-01",
)
const articles = published.map(({ fields, place, body }) => ({
  ...fields,
  slug: place["slug"] ?? "",
  minutes: 6,
  published: true,
  day: fields.date,
  date: `Long form of ${fields.date}`,
  updated: null,
  updatedDay: null,
  listHtml: paragraphs(body),
  picture: picture(fields.picture),
}))
const tags = [...new Set(articles.flatMap((each) => each.tags))]

/** An article on another page of the list, which only the search index has. */
const unlisted = {
  slug: "transit",
  title: "Transit and its bonds",
  excerpt: "What a bond is.",
  tags: ["Customs"],
  keywords: [],
  sections: [
    { id: "", blocks: ["A bond is a promise. It has a limit."] },
    { id: "cover", blocks: ["Cover", "Nothing more. A guarantee covers duties in suspense."] },
  ],
}

/** The search index. */
const index = [
  ...articles.map(({ slug, title, excerpt, tags, keywords, listHtml }) => ({
    ...{ slug, title, excerpt, tags, keywords, sections: [{ id: "", blocks: [listHtml] }] },
  })),
  unlisted,
]

type ListProps = { page?: number | undefined; pages?: number | undefined; total?: number | undefined }

const List = ({ page = 1, pages = 1, total = articles.length }: ListProps) => (
  <ArticleList {...{ copy, tags, articles, total, page, pages }} index={articles} />
)

/** The list of the Knowledge Hub with the articles of the fixture content, and queries for tests. */
export const articleList = {
  copy,
  articles,
  List,
  show: (page?: number, pages?: number, total?: number) => render(<List {...{ page, pages, total }} />),
  /** The slugs of the articles that are shown in full. */
  shown: () => screen.queryAllByRole("article").map((article) => article.id),
  unlisted,
  index,
  search: () => screen.getByRole("searchbox", { name: copy.searchLabel }),
  /** The links of the search results. */
  results: () =>
    within(screen.getByRole("region", { name: copy.results }))
      .getAllByRole("listitem")
      .map((item) => within(item).getByRole("link")),
  titles: () => articleList.results().map(({ textContent }) => textContent),
  article: (title: string) => within(screen.getByRole("article", { name: title })),
}
