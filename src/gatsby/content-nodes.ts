import { readFile as readText } from "node:fs/promises"
import path from "node:path"
import type { CreateNodeArgs, Node } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import type { ArticleFields } from "../content-model/schemas/article"
import {
  isDraft,
  pageOf,
  parseContentFile,
  readTokenValues,
  readContentFile,
  type ValidContentFile,
} from "../content-model/content-file"
import { tokenValuesOf, type TokenValues } from "../content-model/tokens"
import { withoutComments } from "../content-model/validate/text/readable-text"
import { isPublished, publication } from "../site/build-environment"
import { routes } from "../site/routes"
import { itemLists } from "./schema"
import { joinFields } from "./typography"

const siteFile = "site.yml"

/** The number of words of a technical text that an adult reads per minute. */
const readingSpeed = 220

const minutesToRead = (markdown: string): number => {
  const words = withoutComments(markdown).match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
  return Math.max(1, Math.round(words.length / readingSpeed))
}

/** Returns the fields of a node, with the names of the GraphQL type; undefined if this run does not show the file. */
const nodeFields = ({
  contentType,
  pathParts,
  fields,
  body,
}: ValidContentFile): Record<string, unknown> | undefined => {
  const parts = { ...pathParts, ...(pathParts["order"] ? { order: Number(pathParts["order"]) } : {}) }
  const { today, showsUnpublished } = publication()
  if (fields["draft"] === true && !showsUnpublished) return undefined
  if (contentType.type !== "Article") return { ...parts, ...fields }
  const published = isPublished(fields as ArticleFields, today)
  if (!published && !showsUnpublished) return undefined
  const { id, ...rest } = fields
  return { ...parts, ...rest, number: id, minutes: minutesToRead(body), published }
}

/** The last valid content of each file. In develop a file with an error keeps it, so that its page is still shown. */
const lastValid = new Map<string, ValidContentFile>()

/** Reads the token values from `site.yml` in the content folder of `file`. */
const readSiteTokens = async ({ absolutePath, relativePath }: FileSystemNode): Promise<TokenValues> => {
  // From the disk: Gatsby may create the node of `site.yml` later, or not at all if it is in the cache.
  const file = path.join(absolutePath.slice(0, -relativePath.length), siteFile)
  const tokenValues = readTokenValues(await readText(file, "utf8").catch(() => ""))
  return Object.keys(tokenValues).length > 0 ? tokenValues : tokenValuesOf(lastValid.get(siteFile)?.fields)
}

const readContent = async (file: FileSystemNode): Promise<ValidContentFile | undefined> => {
  const { relativePath, absolutePath } = file
  // Read again, because gatsby-transformer-remark reads front matter as YAML 1.1 (decision 0004).
  const text = await readText(absolutePath, "utf8").catch(() => "")
  try {
    const content = readContentFile(relativePath, text, await readSiteTokens(file))
    if (!content) return undefined
    const isOnLandingPage = pageOf(content) === routes.home
    const shown = isOnLandingPage ? { ...content, fields: joinFields(content.fields) } : content
    lastValid.set(relativePath, shown)
    return shown
  } catch (error) {
    // A draft may be unfinished.
    if (process.env.NODE_ENV === "production" && !isDraft(parseContentFile(relativePath, text))) throw error
    return lastValid.get(relativePath)
  }
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

/** Returns the content file whose nodes are children of `node`: MarkdownRemark for .md files, File for .yml files. */
const contentFileOf = (node: Node, getNode: CreateNodeArgs["getNode"]): FileSystemNode | undefined => {
  const isMarkdown = node.internal.type === "MarkdownRemark"
  const file = (isMarkdown ? getNode(node.parent ?? "") : node) as FileSystemNode | undefined
  if (file?.internal.type !== "File" || file.sourceInstanceName !== "content") return undefined
  return file.extension === (isMarkdown ? "md" : "yml") ? file : undefined
}

/**
 * Creates nodes of the content type for each file in `content/`. The content check has already rejected files with
 * errors. Values in `site.yml` replace the tokens of other files, so their nodes are created again when it changes.
 * Gatsby ignores a node whose digest is the same.
 */
export const onCreateNode = async ({ node, getNode, getNodesByType, ...args }: CreateNodeArgs) => {
  const changed = contentFileOf(node, getNode)
  if (!changed) return
  const others = () => ["File", "MarkdownRemark"].flatMap(getNodesByType)
  for (const parent of changed.relativePath === siteFile ? [node, ...others()] : [node]) {
    const file = contentFileOf(parent, getNode)
    const content = file && (await readContent(file))
    if (content) createNodes(content, parent, args)
  }
}
