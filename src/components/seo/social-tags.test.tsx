import { render } from "@testing-library/react"
import { expectAccessible } from "../../../test/dom/axe"
import { readHead } from "../../../test/dom/read-head"
import { sampleArticle as article, sampleSite as site } from "../../../test/components/seo-fixtures"
import { SocialTags } from "./social-tags"

const page = { site, path: "/blog/transit", title: article.title, description: "One line." }

test("a page has a social card with alternative text", async () => {
  const { container } = render(<SocialTags {...page} article={undefined} />)
  const { meta } = readHead()
  expect(meta("og:image")).toEqual(["https://site.test/social/blog/transit.jpg"])
  expect(meta("twitter:image")).toEqual(meta("og:image"))
  expect(meta("og:image:alt")).toEqual([`${site.name}: ${article.title}`])
  expect([...meta("og:image:width"), ...meta("og:image:height")]).toEqual(["1200", "630"])
  await expectAccessible(container)
})

test("a page without an article is a website", () => {
  render(<SocialTags {...page} article={undefined} />)
  expect(readHead().meta("og:type")).toEqual(["website"])
  expect(readHead().meta("article:published_time")).toEqual([])
})

test("an article is shared with its date and its topics", () => {
  render(<SocialTags {...page} article={article} />)
  const { meta } = readHead()
  expect(meta("og:type")).toEqual(["article"])
  expect(meta("article:published_time")).toEqual(["2025-03-04"])
  expect(meta("article:tag")).toEqual(article.tags)
})
