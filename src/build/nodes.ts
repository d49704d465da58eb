import { readFile as readText } from "node:fs/promises"
import type { CreateNodeArgs } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import type { ArticleFields } from "../content-model/article"
import { readFile, type ContentFile } from "../content-model/read-file"
import { itemLists } from "./graphql-types"

/** Words a minute that an adult reads of a technical text. */
const readingSpeed = 220

const isPublished = ({ draft, date }: ArticleFields): boolean =>
  process.env.NODE_ENV !== "production" || (!draft && date <= new Date().toISOString().slice(0, 10))

const minutesToRead = (markdown: string): number => {
  const words = markdown.replace(/<!--[\s\S]*?-->/g, "").match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
  return Math.max(1, Math.round(words.length / readingSpeed))
}

/** The fields of a file's node as the GraphQL types name them. */
const nodeFields = ({ noun, place, fields, body }: ContentFile): Record<string, unknown> => {
  const placed = { ...place, ...(place["order"] ? { order: Number(place["order"]) } : {}) }
  if (noun.type !== "Article") return { ...placed, ...fields }
  const { id, ...rest } = fields
  return { ...placed, ...rest, number: id, minutes: minutesToRead(body) }
}

const lastFit = new Map<string, ContentFile>()

/** The file as it was last fit: while it is being edited in develop, its page stays, under the guard's message. */
const readFit = (path: string, text: string): ContentFile | undefined => {
  try {
    const file = readFile(path, text)
    if (file) lastFit.set(path, file)
    return file
  } catch (error) {
    if (process.env.NODE_ENV === "production") throw error
    return lastFit.get(path)
  }
}

/**
 * Turns each file under `content/` into nodes of its noun's type. A markdown noun hangs below the MarkdownRemark node
 * that renders its body; all others hang below their file. The guard has refused unfit files before this runs.
 */
export const onCreateNode = async ({
  node,
  getNode,
  actions,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs) => {
  const file = (node.internal.type === "MarkdownRemark" ? getNode(node.parent ?? "") : node) as
    FileSystemNode | undefined
  const markdown = file?.extension === "md"
  if (file?.internal.type !== "File" || file.sourceInstanceName !== "content") return
  if (!(markdown ? node.internal.type === "MarkdownRemark" : file.extension === "yml")) return

  const content = readFit(file.relativePath, await readText(file.absolutePath, "utf8"))
  if (!content || (content.noun.type === "Article" && !isPublished(content.fields as ArticleFields))) return

  const create = (type: string, key: string, fields: Record<string, unknown>) => {
    const child = {
      ...fields,
      id: createNodeId(`${type} ${file.relativePath} ${key}`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest({ fields, of: node.internal.contentDigest }) },
    }
    void actions.createNode(child)
    actions.createParentChildLink({ parent: node, child })
  }

  const fields = nodeFields(content)
  const lists = itemLists(content.noun)
  const own = Object.entries(fields).filter(([field]) => !lists.some((list) => list.field === field))
  if (own.length > 0) create(content.noun.type, "", Object.fromEntries(own))
  for (const { field, type } of lists) {
    const items = content.fields[field] as Record<string, unknown>[]
    items.forEach((item, order) => create(type, `${field} ${order}`, { ...item, group: field, order }))
  }
}
