type Article = Queries.ArticleEntryFragment

/** Returns an article as the pages of the Knowledge Hub query it. */
export const article = (slug: string, changes: Partial<Article> = {}): Article => ({
  slug,
  title: `On ${slug}`,
  excerpt: `What ${slug} is.`,
  author: "Robin Sample",
  tags: ["Customs"],
  draft: false,
  published: true,
  minutes: 6,
  day: "2027-03-01",
  date: "March 1, 2027",
  updated: null,
  updatedDay: null,
  listHtml: `<p>All of ${slug}.</p>`,
  ...changes,
})
