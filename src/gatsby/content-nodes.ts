import { readFile as readText } from "node:fs/promises"
import path from "node:path"
import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import type { ArticleFields } from "../content-model/schemas/article"
import { parseFacts, readContentFile, type ValidContentFile } from "../content-model/content-file"
import { itemLists } from "../content-model/content-types"
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

/** The fields of a file's node as the GraphQL types name them; undefined where this run does not show the file. */
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

/** Each file as it was last fit, by its path. */
const lastFit = new Map<string, ValidContentFile>()

/** The facts of `content/site.yml` as they were last readable. */
let lastFacts: Facts = {}

/** Reads the facts that tokens stand for from the content folder of `file`. */
const readFacts = async ({ absolutePath, relativePath }: FileSystemNode): Promise<Facts> => {
  const site = path.join(absolutePath.slice(0, -relativePath.length), siteFile)
  const facts = parseFacts(await readText(site, "utf8").catch(() => ""))
  if (Object.keys(facts).length > 0) lastFacts = facts
  return lastFacts
}

/** The file as it was last fit: while it is being edited in develop, its page stays, under the guard's message. */
const readFit = async (node: FileSystemNode): Promise<ValidContentFile | undefined> => {
  const { relativePath: path, absolutePath } = node
  const text = await readText(absolutePath, "utf8")
  const facts = await readFacts(node)
  try {
    const file = readContentFile(path, text, facts)
    if (file) lastFit.set(path, file)
    return file
  } catch (error) {
    if (process.env.NODE_ENV === "production") throw error
    return lastFit.get(path)
  }
}

type NodeArgs = Pick<CreateNodeArgs, "actions" | "createNodeId" | "createContentDigest">

/** Creates the nodes of one content file below `parent`, and deletes an article that this run does not show. */
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
      // Named after its parent, whose id holds the absolute path: in a moved project the clean-up of the old file's nodes
      // would delete a node with the same id.
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

/** The content file that `node` stands for: a markdown file's rendered node, or the file itself. */
const contentFileOf = (node: Node, getNode: CreateNodeArgs["getNode"]): FileSystemNode | undefined => {
  const file = (node.internal.type === "MarkdownRemark" ? getNode(node.parent ?? "") : node) as
    FileSystemNode | undefined
  if (file?.internal.type !== "File" || file.sourceInstanceName !== "content") return undefined
  const stands = file.extension === "md" ? node.internal.type === "MarkdownRemark" : file.extension === "yml"
  return stands ? file : undefined
}

const childrenOf = ({ children }: Node, getNode: CreateNodeArgs["getNode"]) =>
  children.map((id) => getNode(id)).filter((child) => child !== undefined)

type ContentNode = { node: Node; file: FileSystemNode }

/** Every node from which nodes of content were made, or will be. */
const contentNodes = ({ getNode, getNodesByType }: Pick<CreateNodeArgs, "getNode" | "getNodesByType">) =>
  ["File", "MarkdownRemark"].flatMap(getNodesByType).flatMap((node): ContentNode[] => {
    const file = contentFileOf(node, getNode)
    return file ? [{ node, file }] : []
  })

/**
 * Turns each file under `content/` into nodes of its noun's type. A markdown noun hangs below the MarkdownRemark node
 * that renders its body; all others hang below their file. The guard has refused unfit files before this runs.
 * A change of `site.yml` changes the texts of other files that have tokens, so their nodes are created again.
 */
export const onCreateNode = async ({ node, getNode, getNodesByType, ...args }: CreateNodeArgs) => {
  const file = contentFileOf(node, getNode)
  if (!file) return
  const content = await readFit(file)
  if (content) await createNodes(content, node, [], args)
  if (file.relativePath !== siteFile) return
  for (const other of contentNodes({ getNode, getNodesByType })) {
    if (other.file.relativePath === siteFile) continue
    const filled = await readFit(other.file)
    if (filled) await createNodes(filled, other.node, childrenOf(other.node, getNode), args)
  }
}

/**
 * Decides again which articles this run shows. Gatsby keeps nodes from one run to the next and calls `onCreateNode` for
 * changed files only, but an article's day comes without a change.
 */
export const publishArticles = async ({ getNode, getNodesByType, ...args }: SourceNodesArgs) => {
  for (const { node, file } of contentNodes({ getNode, getNodesByType })) {
    // A file that was read in this run is decided.
    if (node.internal.type !== "MarkdownRemark" || lastFit.has(file.relativePath)) continue
    const content = await readFit(file)
    if (content?.contentType.type !== "Article") continue
    await createNodes(content, node, childrenOf(node, getNode), args)
  }
}
