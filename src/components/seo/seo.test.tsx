import { render } from "@testing-library/react"
import { sampleArticle as article, sampleSite as site } from "../../../test/components/seo-fixtures"
import { Seo } from "./seo"

const page = { site, path: "/blog/transit/", title: article.title, description: "One\n  line." }

// React moves these elements to the head; Testing Library queries only the body.
const all = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
const meta = (name: string) => all(`meta[name="${name}"], meta[property="${name}"]`, "content")
const canonical = () => all('link[rel="canonical"]', "href")

test("the short title of an article is used only in the document title", () => {
  render(<Seo {...page} article={{ ...article, shortTitle: "Transit bonds" }} />)
  expect(document.title).toBe(`Transit bonds · ${site.name}`)
  expect(meta("og:title")).toEqual([article.title])
})

test.each([
  ["a page that search engines should not list", <Seo key="page" {...page} noindex />],
  ["a page of a preview", <Seo key="preview" {...page} site={{ ...site, preview: true }} />],
])("%s is noindex, and has no canonical URL and no card", (_, head) => {
  render(head)
  expect(meta("robots")).toEqual(["noindex"])
  expect(canonical()).toEqual([])
  expect(meta("og:image")).toEqual([])
})

test("an article is shared with its date, its topics, and a description without line breaks", () => {
  render(<Seo {...page} article={article} />)
  expect(meta("description")).toEqual(["One line."])
  expect(meta("article:published_time")).toEqual(["2025-03-04"])
  expect(meta("article:tag")).toEqual(article.tags)
})
