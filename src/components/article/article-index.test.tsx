import { render, screen } from "@testing-library/react"
import { articleList } from "../../../test/components/article-list"
import { ArticleIndex } from "./article-index"

const { copy, articles } = articleList

const show = () => render(<ArticleIndex articles={articles} copy={copy} />)

test("each article has its date, its reading time, its first sentence and a link to its page", () => {
  show()
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    articles.map(({ title, slug }) => [title, `/blog/${slug}`]),
  )
  expect(screen.getAllByRole("time").map((time) => time.getAttribute("datetime"))).toEqual(
    articles.map(({ day }) => day),
  )
  expect(screen.getAllByText(copy.minutes.replace("{count}", "6"))).toHaveLength(articles.length)
  for (const { excerpt } of articles) {
    expect(screen.getByText((text) => text !== "" && excerpt.startsWith(text))).toBeVisible()
  }
})

test("an updated article shows both dates", () => {
  const [article] = articles
  if (!article) throw new Error("There is no article")
  const updated = { ...article, updated: "March 2, 2026", updatedDay: "2026-03-02" }
  render(<ArticleIndex articles={[updated]} copy={copy} />)
  expect(screen.getByText(copy.updated)).toHaveTextContent(`${copy.updated} March 2, 2026`)
  expect(screen.getByText("March 2, 2026")).toHaveAttribute("datetime", "2026-03-02")
})

test("the charts are decoration", () => {
  show()
  expect(screen.getAllByRole("presentation")).toHaveLength(articles.length)
  expect(screen.queryByRole("img")).not.toBeInTheDocument()
})

test.each([
  ["thumbnail", ["small", "thumbnail"]],
  ["chart for small screens if there is no thumbnail", ["small"]],
])("an article has its %s", (_, versions) => {
  const [article] = articles
  if (!article) throw new Error("There is no article")
  const image = article.picture.src.childImageSharp.gatsbyImageData
  const version = (name: string) => ({
    childImageSharp: { gatsbyImageData: { ...image, images: { fallback: { src: name } } } },
  })
  const files = Object.fromEntries(versions.map((name) => [name, version(name)]))
  const picture = { ...article.picture, ...files }
  render(<ArticleIndex articles={[{ ...article, picture }]} copy={copy} />)
  expect(screen.getByRole("presentation")).toHaveAttribute("src", versions.at(-1))
})
