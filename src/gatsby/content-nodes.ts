import { readFile as readText } from "node:fs/promises"
import path from "node:path"
import { isDeepStrictEqual } from "node:util"
import type { CreateNodeArgs, Node } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import type { ArticleFields } from "../content-model/schemas/article"
import { parseFacts, readContentFile, type ValidContentFile } from "../content-model/content-file"
import { itemLists } from "../content-model/content-types"
import type { Facts } from "../content-model/tokens"
import { isPublished, publication } from "../site/build-environment"

const siteFile = "site.yml"

/** The number of words of a technical text that an adult reads per minute. */
const readingSpeed = 220

const minutesToRead = (markdown: string): number => {
  const words = markdown.replace(/<!--[\s\S]*?-->/g, "").match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
  return Math.max(1, Math.round(words.length / readingSpeed))
}

/** Returns the fields of a node, with the names of the GraphQL type; undefined if this run does not show the file. */
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

/** The last text of `content/site.yml`, and the facts of its last valid text. */
let site: { text: string; facts: Facts } = { text: "", facts: {} }

/** Reads the facts from `site.yml` in the content folder of `file`. Returns the same object until a fact changes. */
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

/** The last valid content of each file, and the facts with which it was last read, by path. */
const lastRead = new Map<string, { content: ValidContentFile | undefined; facts: Facts }>()

/** Reads a content file. In develop, a file with a mistake keeps its last valid content, so that its page is still shown. */
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

/** Creates the nodes of a content file as children of `parent`, unless this run does not show the file. */
const createNodes = (content: ValidContentFile, parent: Node, args: NodeArgs) => {
  const { actions, createNodeId, createContentDigest } = args
  const fields = nodeFields(content)
  if (!fields) return
  const create = (type: string, key: string, own: Record<string, unknown>) => {
    const child = {
      ...own,
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

/** Returns the content file whose nodes are children of `node`: a MarkdownRemark node for .md files, a File node for .yml files. */
const contentFileOf = (node: Node, getNode: CreateNodeArgs["getNode"]): FileSystemNode | undefined => {
  const isMarkdown = node.internal.type === "MarkdownRemark"
  const file = (isMarkdown ? getNode(node.parent ?? "") : node) as FileSystemNode | undefined
  if (file?.internal.type !== "File" || file.sourceInstanceName !== "content") return undefined
  return file.extension === (isMarkdown ? "md" : "yml") ? file : undefined
}

type ContentNode = { node: Node; file: FileSystemNode }

/** Returns every content file that Gatsby knows, with the parent of its nodes. */
const contentNodes = ({ getNode, getNodesByType }: Pick<CreateNodeArgs, "getNode" | "getNodesByType">) =>
  ["File", "MarkdownRemark"].flatMap(getNodesByType).flatMap((node): ContentNode[] => {
    const file = contentFileOf(node, getNode)
    return file ? [{ node, file }] : []
  })

/** Returns true if the nodes of a file may contain other facts than the current ones. */
const isOutdated = ({ file }: ContentNode): boolean => {
  const last = lastRead.get(file.relativePath)
  return last !== undefined && last.facts !== site.facts
}

/**
 * Creates nodes of the content type for each file in `content/`. The content check has already rejected files with mistakes.
 * A change of facts in `site.yml` changes the texts of files with tokens, so the nodes of other files are created again.
 */
export const onCreateNode = async ({ node, getNode, getNodesByType, ...args }: CreateNodeArgs) => {
  const file = contentFileOf(node, getNode)
  if (!file) return
  const content = await readContent(file)
  if (content) createNodes(content, node, args)
  if (file.relativePath !== siteFile) return
  for (const other of contentNodes({ getNode, getNodesByType }).filter(isOutdated)) {
    const filled = await readContent(other.file)
    if (filled) createNodes(filled, other.node, args)
  }
}
