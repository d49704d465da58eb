import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import type { CreateNodeArgs, Node } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import type { ArticleFields } from "../content-model/schemas/article"
import {
  isDraft,
  parseContentFile,
  readTokenValues,
  readContentFile,
  type ValidContentFile,
} from "../content-model/content-file"
import { isMarkdown } from "../content-model/content-types"
import { isPublished, publication } from "../site/build-environment"

const siteFile = "site.yml"

/** The number of words of a technical text that an adult reads per minute. */
const readingSpeed = 220

const minutesToRead = (markdown: string): number => {
  const words = markdown.replace(/<!--.*?-->/gs, "").trim()
  return Math.max(1, Math.round(words.split(/\s+/).length / readingSpeed))
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

const readContent = async ({ relativePath, absolutePath }: FileSystemNode) => {
  const text = await readFile(absolutePath, "utf8").catch(() => "")
  // From the disk: Gatsby may create the node of `site.yml` later.
  const site = path.join(absolutePath.slice(0, -relativePath.length), siteFile)
  const tokenValues = readTokenValues(await readFile(site, "utf8").catch(() => ""))
  try {
    const content = readContentFile(relativePath, text, tokenValues)
    if (content) lastValid.set(relativePath, content)
    return content
  } catch (error) {
    // A draft may be unfinished.
    if (process.env.NODE_ENV === "production" && !isDraft(parseContentFile(relativePath, text))) throw error
    return lastValid.get(relativePath)
  }
}

type NodeArgs = Pick<CreateNodeArgs, "actions" | "createNodeId" | "createContentDigest">

/** Creates the node of a content file as a child of its File node, unless this run does not show the file. */
const createContentNode = async (parent: FileSystemNode, args: NodeArgs) => {
  const { actions, createNodeId, createContentDigest } = args
  const content = await readContent(parent)
  const fields = content && nodeFields(content)
  if (!fields) return
  const { contentType, body } = content
  const { type } = contentType
  // gatsby-transformer-remark makes a MarkdownRemark node below a node with Markdown. It keeps the HTML as long as the
  // text is the same, so the text names the files beside it: a picture that is added later would stay a broken link.
  const markdown = async () => ({
    mediaType: "text/markdown",
    content: `---\nfiles: ${JSON.stringify(await readdir(parent.dir))}\n---\n${body}`,
  })
  const text = isMarkdown(contentType) ? await markdown() : {}
  const child = {
    ...fields,
    id: createNodeId(`${type} ${parent.id}`),
    parent: parent.id,
    children: [],
    internal: { type, ...text, contentDigest: createContentDigest({ fields, text }) },
  }
  void actions.createNode(child)
  actions.createParentChildLink({ parent, child })
}

const isContent = (node: Node): node is FileSystemNode & Node =>
  node.internal.type === "File" && (node as Partial<FileSystemNode>).sourceInstanceName === "content"

const isText = ({ extension }: FileSystemNode) => extension === "md" || extension === "yml"

/**
 * Creates a node of the content type for each text file in `content/`. The content check has already rejected files with
 * errors. Values in `site.yml` replace the tokens of other files, so their nodes are created again when it changes, and
 * those of the texts in a folder when a picture is added to it. Gatsby ignores a node whose digest is the same.
 */
export const onCreateNode = async ({ node, getNodesByType, ...args }: CreateNodeArgs) => {
  if (!isContent(node)) return
  const isAffected = (file: FileSystemNode) =>
    node.relativePath === siteFile || (!isText(node) && file.extension === "md" && file.dir === node.dir)
  const others = getNodesByType("File").filter(isContent)
  for (const file of [node, ...others.filter(({ id }) => id !== node.id).filter(isAffected)].filter(isText))
    await createContentNode(file, args)
}
