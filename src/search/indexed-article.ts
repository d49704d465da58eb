/** An article as the search of the Knowledge Hub knows it; the build writes all of them to `searchIndexPath`. */
export type IndexedArticle = {
  slug: string
  title: string
  excerpt: string
  tags: readonly string[]
  /** The words of its text. */
  text: string
}

export const searchIndexPath = "/blog/search.json"
