import { mkdir, writeFile } from "node:fs/promises"
import type { BuildArgs } from "gatsby"
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5"
import type { IndexedArticle, IndexedSection } from "../search/match-words"
import { queryOrThrow } from "../gatsby/query-or-throw"

type ChildNode = DefaultTreeAdapterTypes.ChildNode
type ParentNode = DefaultTreeAdapterTypes.ParentNode

const isBlock = ({ nodeName }: ChildNode) => /^(h[1-6]|p|li|tr|pre|dt|dd|figcaption)$/.test(nodeName)

const isPermalink = (node: ChildNode) =>
  "attrs" in node && node.attrs.some(({ name, value }) => name === "class" && value === "permalink")

const textOf = (node: ChildNode): string => {
  if ("value" in node) return node.value
  if (!("childNodes" in node) || isPermalink(node)) return ""
  const texts = node.childNodes.map(textOf)
  return node.nodeName === "tr" ? texts.filter((text) => text.trim()).join(" · ") : texts.join("")
}

/**
 * The words of an article's finished HTML, by section and block, with single blanks. A block within a block, such as the paragraph
 * of a list item, is part of the outer one.
 */
export const sectionsOf = (html: string): IndexedSection[] => {
  let section = { id: "", blocks: [] as string[] }
  const sections = [section]
  const visit = (node: ParentNode) => {
    for (const child of node.childNodes) {
      if (isBlock(child)) {
        const id = "attrs" in child ? child.attrs.find(({ name }) => name === "id")?.value : undefined
        if (/^h\d/.test(child.nodeName) && id) sections.push((section = { id, blocks: [] }))
        const text = textOf(child).replace(/\s+/g, " ").trim()
        if (text) section.blocks.push(text)
      } else if ("childNodes" in child) visit(child)
    }
  }
  visit(parseFragment(html))
  return sections.filter(({ blocks }) => blocks.length > 0)
}

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
  const { allArticle } = await queryOrThrow(answer, "the search")
  const index: IndexedArticle[] = allArticle.nodes.map(({ html, ...article }) => ({
    ...article,
    sections: sectionsOf(html),
  }))
  await mkdir("public/blog", { recursive: true })
  await writeFile("public/blog/search.json", JSON.stringify(index))
}
