import { readFile as readText } from "node:fs/promises"
import path from "node:path"
import { isDeepStrictEqual } from "node:util"
import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import type { ArticleFields } from "../content-model/schemas/article"
import { parseFacts, readContentFile, type ValidContentFile } from "../content-model/content-file"
import { contentTypes, itemLists } from "../content-model/content-types"
import type { Facts } from "../content-model/tokens"
import { noteUnpublished } from "./kept-cache"
import { isPublished, publication } from "../site/build-environment"

const siteFile = "site.yml"

/** Words a minute that an adult reads of a technical text. */
const readingSpeed = 220

const minutesToRead = (markdown: string): number => {
  const words = markdown.replace(/<!--[\s\S]*?-->/g, "").match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
  return Math.max(1, Math.round(words.length / readingSpeed))
}

/** Returns the fields of a file's node as the GraphQL types name them; undefined if this run does not show the file. */
const nodeFields = ({
  contentType,
  place,
  fields,
  body,
}: ValidContentFile): Record<string, unknown> | undefined => {
  const placed = { ...place, ...(place["order"] ? { order: Number(place["order"]) } : {}) }
  if (contentType.type !== "Article") return { ...placed, ...fields }
  const { today, showsUnpublished } = publication()
  const published = isPublished(fields as ArticleFields, today)
  if (!published && !showsUnpublished) return undefined
  const { id, ...rest } = fields
  return { ...placed, ...rest, number: id, minutes: minutesToRead(body), published }
}

/** The text of `content/site.yml` as it was last read, and the facts of its last valid text. */
let site: { text: string; facts: Facts } = { text: "", facts: {} }

/** Reads the facts for tokens from the content folder of `file`. Returns the same object until a fact changes. */
const readFacts = async ({ absolutePath, relativePath }: FileSystemNode): Promise<Facts> => {
  const file = path.join(absolutePath.slice(0, -relativePath.length), siteFile)
  const text = await readText(file, "utf8").catch(() => "")
  if (text !== site.text) {
    const facts = parseFacts(text)
    const changed = Object.keys(facts).length > 0 && !isDeepStrictEqual(facts, site.facts)
    site = { text, facts: changed ? facts : site.facts }
  }
  return site.facts
}

/** What each file had when it was last valid, and the facts with which it was last read, by its path. */
const lastRead = new Map<string, { content: ValidContentFile | undefined; facts: Facts }>()

/** Reads a content file. In develop a file with a mistake keeps its last valid content, so that its page is still shown. */
const readContent = async (file: FileSystemNode): Promise<ValidContentFile | undefined> => {
  const { relativePath, absolutePath } = file
  const text = await readText(absolutePath, "utf8")
  const facts = await readFacts(file)
  let content = lastRead.get(relativePath)?.content
  try {
    content = readContentFile(relativePath, text, facts) ?? content
  } catch (error) {
    if (process.env.NODE_ENV === "production") throw error
  }
  lastRead.set(relativePath, { content, facts })
  return content
}

type NodeArgs = Pick<CreateNodeArgs, "actions" | "createNodeId" | "createContentDigest">

/** Creates the nodes of a content file below `parent`, and deletes those of an article that this run does not show. */
const createNodes = async (
  content: ValidContentFile,
  parent: Node,
  children: readonly Node[],
  args: NodeArgs,
) => {
  const { actions, createNodeId, createContentDigest } = args
  const fields = nodeFields(content)
  if (!fields) {
    for (const child of children) actions.deleteNode(child)
    return
  }
  if (fields["published"] === false) await noteUnpublished()

  const create = (type: string, key: string, own: Record<string, unknown>) => {
    const child = {
      ...own,
      // The id has that of the parent, and with it the absolute path: after a move of the project Gatsby deletes the nodes of
      // the old paths, which must not have the ids of the new ones.
      id: createNodeId(`${type} ${parent.id} ${key}`),
      parent: parent.id,
      children: [],
      internal: {
        type,
        contentDigest: createContentDigest({ fields: own, of: parent.internal.contentDigest }),
      },
    }
    void actions.createNode(child)
    actions.createParentChildLink({ parent, child })
  }

  const lists = itemLists(content.contentType)
  const own = Object.entries(fields).filter(([field]) => !lists.some((list) => list.field === field))
  if (own.length > 0) create(content.contentType.type, "", Object.fromEntries(own))
  for (const { field, type } of lists) {
    const items = content.fields[field] as Record<string, unknown>[]
    items.forEach((item, order) => create(type, `${field} ${order}`, { ...item, group: field, order }))
  }
}

/** Returns the content file whose nodes hang below `node`: below the MarkdownRemark node of a Markdown file, else below the file. */
const contentFileOf = (node: Node, getNode: CreateNodeArgs["getNode"]): FileSystemNode | undefined => {
  const isMarkdown = node.internal.type === "MarkdownRemark"
  const file = (isMarkdown ? getNode(node.parent ?? "") : node) as FileSystemNode | undefined
  if (file?.internal.type !== "File" || file.sourceInstanceName !== "content") return undefined
  return file.extension === (isMarkdown ? "md" : "yml") ? file : undefined
}

const childrenOf = ({ children }: Node, getNode: CreateNodeArgs["getNode"]) =>
  children.map((id) => getNode(id)).filter((child) => child !== undefined)

type ContentNode = { node: Node; file: FileSystemNode }

/** Returns every content file that Gatsby knows, with the node that is the parent of its nodes. */
const contentNodes = ({ getNode, getNodesByType }: Pick<CreateNodeArgs, "getNode" | "getNodesByType">) =>
  ["File", "MarkdownRemark"].flatMap(getNodesByType).flatMap((node): ContentNode[] => {
    const file = contentFileOf(node, getNode)
    return file ? [{ node, file }] : []
  })

/** Returns whether the nodes of a file were made with other facts than the current ones, in this process or an earlier one. */
const isOutdated = ({ node, file }: ContentNode): boolean => {
  const last = lastRead.get(file.relativePath)
  // Gatsby calls onCreateNode later for a file that this process has not read and that has no nodes yet.
  return last ? last.facts !== site.facts : node.children.length > 0
}

/**
 * Turns each file in `content/` into nodes of its content type. The content check has rejected files with mistakes before.
 * A change of facts in `site.yml` changes the texts of other files that have tokens, so their nodes are created again.
 */
export const onCreateNode = async ({ node, getNode, getNodesByType, ...args }: CreateNodeArgs) => {
  const file = contentFileOf(node, getNode)
  if (!file) return
  const content = await readContent(file)
  if (content) await createNodes(content, node, [], args)
  if (file.relativePath !== siteFile) return
  for (const other of contentNodes({ getNode, getNodesByType }).filter(isOutdated)) {
    const filled = await readContent(other.file)
    if (filled) await createNodes(filled, other.node, childrenOf(other.node, getNode), args)
  }
}

const isArticle = ({ relativePath }: FileSystemNode) =>
  contentTypes.some((contentType) => contentType.type === "Article" && contentType.path.test(relativePath))

/**
 * Decides again which articles this run shows. Gatsby keeps nodes from one run to the next and calls `onCreateNode` for
 * changed files only, but the date of an article comes without a change.
 */
export const publishArticles = async ({ getNode, getNodesByType, ...args }: SourceNodesArgs) => {
  for (const { node, file } of contentNodes({ getNode, getNodesByType })) {
    // onCreateNode has decided on the files that it has read in this run.
    if (node.internal.type !== "MarkdownRemark" || !isArticle(file) || lastRead.has(file.relativePath))
      continue
    const content = await readContent(file)
    if (content) await createNodes(content, node, childrenOf(node, getNode), args)
  }
}
