import type { SiteData } from "../../src/post-build/site-data"

type Article = SiteData["allArticle"]["nodes"][number]

/** Returns an article for tests, with the fields of `fields` in place of the usual ones. */
export const articleFixture = (fields: Partial<Article> = {}): Article => ({
  slug: "transit",
  title: "Transit",
  excerpt: "What a bond is.",
  author: "Robin Sample",
  date: "2025-03-04",
  updated: null,
  tags: ["Customs"],
  aliases: [],
  html: '<p><a href="/blog">All</a></p>',
  ...fields,
})

/** Returns the data of a site for tests. */
export const siteDataFixture = (articles: readonly Article[], paths: readonly string[] = []): SiteData => ({
  siteProfile: {
    name: "Lodestar",
    tagline: "Trade advice",
    email: "hello@site.test",
    url: "https://www.site.test",
    mark: { viewBox: "0 0 4 4", paths: [] },
  },
  blogPage: { title: "Hub", description: "Notes" },
  privacyPage: { title: "Policy" },
  allPlainPage: { nodes: [] },
  allSitePage: { nodes: paths.map((path) => ({ path })) },
  allArticle: { nodes: articles },
})
