import { mkdir, writeFile } from "node:fs/promises"
import type { BuildArgs } from "gatsby"
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5"
import type { IndexedArticle } from "../search/indexed-article"
import { answered } from "./answered"

const textOf = (node: DefaultTreeAdapterTypes.ParentNode): string =>
  node.childNodes
    .map((child) => ("value" in child ? child.value : "childNodes" in child ? textOf(child) : ""))
    .join(" ")

/** The words a reader sees in rendered markdown, with single blanks. */
export const plainText = (html: string): string => textOf(parseFragment(html)).replace(/\s+/g, " ").trim()

/** Writes what the search of the Knowledge Hub reads: every published article with its words, newest first. */
export const writeSearchIndex = async ({ graphql }: BuildArgs) => {
  const answer = graphql<Queries.SearchIndexQuery>(`
    query SearchIndex {
      allArticle(sort: [{ date: DESC }, { number: DESC }]) {
        nodes {
          slug
          title
          excerpt
          tags
          html
        }
      }
    }
  `)
  const { allArticle } = await answered(answer, "the search")
  const index: IndexedArticle[] = allArticle.nodes.map(({ html, ...article }) => ({
    ...article,
    text: plainText(html),
  }))
  await mkdir("public/blog", { recursive: true })
  await writeFile("public/blog/search.json", JSON.stringify(index))
}
