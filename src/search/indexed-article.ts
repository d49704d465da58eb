/** An article as the search of the Knowledge Hub knows it; the build writes all of them to `searchIndexPath`. */
export type IndexedArticle = {
  slug: string
  title: string
  excerpt: string
  tags: readonly string[]
  sections: readonly IndexedSection[]
}

export type IndexedSection = {
  /** The id of its heading on the article's page; empty for what comes before the first heading. */
  id: string
  /** The words of its heading, of each paragraph, item and table row. */
  blocks: readonly string[]
}

export const searchIndexPath = "/blog/search.json"
