import { readdir } from "node:fs/promises"
import path from "node:path"
import type { CreateResolversArgs, Node } from "gatsby"
import { contentTypes, type ContentType } from "../content-model/content-types"
import { fillMarkdown } from "../content-model/markdown"
import { tokenValuesOf } from "../content-model/tokens"
import { articlePath, policyAnchor } from "../site/routes"
import { publication, siteUrl } from "../site/build-environment"
import { brandMark } from "./brand-mark"
import { finishMarkdownHtml, type FinishOptions } from "./markdown-html"
import { nameSimilarity } from "./name-similarity"

type Resolve = (source: unknown, args: object, context: unknown, info: object) => Promise<unknown>
type NodeModel = {
  /** Gatsby's own model, which this model wraps for a query. */
  nodeModel?: { replaceFiltersCache(): void }
  getNodeById(input: { id: string | null }): Node | null
  findOne(input: { type: string; query: object }): Promise<Node | null>
  findRootNodeAncestor(source: object, accepts: (node: Node) => boolean): (Node & { dir: string }) | null
}
type Context = { nodeModel: NodeModel }
type Info = {
  originalResolver?: Resolve
  schema: { getType(name: string): { getFields(): Record<string, { resolve?: Resolve }> } | undefined }
}

/**
 * Calls `find`. If it throws in develop, calls it again without Gatsby's filter cache. Gatsby 5.16 applies a save immediately,
 * even while queries run. The filter cache then still has nodes that the save has deleted, and the lookup throws a TypeError
 * before Gatsby knows on what the query depends, so nothing would run the query again.
 */
const findAgain = async <Found>(find: () => Promise<Found>, { nodeModel }: Context): Promise<Found> => {
  try {
    return await find()
  } catch (error) {
    if (process.env.NODE_ENV === "production" || !nodeModel.nodeModel) throw error
    nodeModel.nodeModel.replaceFiltersCache()
    return find()
  }
}

const findFile = (filter: object, context: Context) =>
  findAgain(() => context.nodeModel.findOne({ type: "File", query: { filter } }), context)

/**
 * Returns the Markdown node with its tokens filled in. gatsby-transformer-remark caches HTML by the digest of the node, so the
 * digest includes the token values and the names of the files in the same folder: a text that was rendered while an
 * image was missing is rendered again once the image exists. Reading the token values here makes Gatsby run the query
 * again when they change.
 */
const withTokenValues = async (markdown: Node & { fileAbsolutePath?: string }, { nodeModel }: Context) => {
  const { internal, fileAbsolutePath = "" } = markdown
  const files = (await readdir(path.dirname(fileAbsolutePath))).sort().join("|")
  const tokenValues = tokenValuesOf(await nodeModel.findOne({ type: "SiteProfile", query: {} }))
  const content = fillMarkdown(internal.content ?? "", tokenValues)
  const filled = content === internal.content ? "" : JSON.stringify(tokenValues)
  return {
    ...markdown,
    internal: { ...internal, content, contentDigest: `${internal.contentDigest} ${files} ${filled}` },
  }
}

/** Returns the HTML that gatsby-transformer-remark renders from the parent's Markdown, finished for the page. */
const finished = async (source: Node, context: Context, info: Info, options?: FinishOptions) => {
  const node = context.nodeModel.getNodeById({ id: source.parent })
  const markdown = node && (await withTokenValues(node, context))
  const resolve = info.schema.getType("MarkdownRemark")?.getFields()["html"]?.resolve
  const html = await resolve?.(markdown, {}, context, { ...info, fieldName: "html" })
  return finishMarkdownHtml(typeof html === "string" ? html : "", options)
}

/** The text of a Markdown file. */
const html = (optionsOf: (slug: string) => FinishOptions = () => ({})) => ({
  resolve: async (source: Node & { slug: string }, _: object, context: Context, info: Info) =>
    (await finished(source, context, info, optionsOf(source.slug))).html,
})

const article = {
  html: html(),
  // In the list, the title of an article is an h2, and links to its sections lead to the article page.
  listHtml: html((slug) => ({ canonicalPath: articlePath(slug), headingOffset: 1 })),
  headings: {
    resolve: async (source: Node, _: object, context: Context, info: Info) =>
      (await finished(source, context, info)).headings,
  },
}

/** Resolves to the version of an image with `ending` in its name, for example `chart.dark.png`; null if there is none. */
const version = (ending: string) => ({
  type: "File",
  resolve: async (source: { src: string }, _: object, context: Context) => {
    const { dir, name, ext } = path.posix.parse(source.src)
    const isFile = ({ internal }: Node) => internal.type === "File"
    const parent = context.nodeModel.findRootNodeAncestor(source, isFile)
    if (!parent) return null
    const absolutePath = path.posix.join(parent.dir, dir, `${name}${ending}${ext}`)
    return findFile({ absolutePath: { eq: absolutePath } }, context)
  },
})

/** The fields for the other versions of an image. A content file names one version; the others are found by their file names. */
export const imageVersions = {
  dark: version(".dark"),
}

/**
 * Resolves `Picture.src`. In develop, another image replaces a missing one, so that the page is shown while the content check
 * reports the error.
 */
const pictureFile = {
  resolve: async (source: unknown, args: object, context: Context, info: Info) => {
    const file = await findAgain(async () => info.originalResolver?.(source, args, context, info), context)
    if (file || process.env.NODE_ENV === "production") return file
    return findFile({ sourceInstanceName: { eq: "content" }, relativePath: { eq: "social.png" } }, context)
  },
}

/** Resolves to true while a content file is marked as a sample. */
const hasSamples = {
  resolve: async (_source: unknown, _args: object, { nodeModel }: Context) => {
    for (const { type } of contentTypes)
      if (await nodeModel.findOne({ type, query: { filter: { sample: { eq: true } } } })) return true
    return false
  },
}

/**
 * Makes the root field of every content type non-null, so that pages do not have to check for a missing node.
 * A missing node is an error that names its type; the content check has already named the file.
 */
const nonNullRootFields = ({ intermediateSchema }: CreateResolversArgs) => {
  const schema = intermediateSchema as Info["schema"]
  const hasNodes = ({ type }: ContentType) => schema.getType(type) !== undefined
  const fields = contentTypes.filter(hasNodes).map(({ type }) => {
    const resolve = async (source: unknown, args: object, context: Context, info: Info) => {
      const node = await findAgain(async () => info.originalResolver?.(source, args, context, info), context)
      if (!node) throw new Error(`The content has no ${type}: its file is missing or has an error.`)
      return node
    }
    return [`${type.charAt(0).toLowerCase()}${type.slice(1)}`, { type: `${type}!`, resolve }] as const
  })
  return Object.fromEntries(fields)
}

/** Adds the fields that are computed from a node's Markdown, the versions of images, and the address of this build. */
export const createResolvers = (args: CreateResolversArgs) => {
  const create = args.createResolvers as (resolvers: object) => void
  create({
    PlainPage: { html: html() },
    Query: nonNullRootFields(args),
    Article: article,
    Picture: { ...imageVersions, src: pictureFile },
    SiteProfile: {
      // The address of this build, which an environment variable may override.
      url: { resolve: ({ url }: { url: string }) => siteUrl(url) },
      mark: { resolve: ({ name }: { name: string }) => brandMark(name) },
      hasSamples,
      preview: { resolve: () => publication().preview },
    },
    PrivacySection: { html: html((slug) => ({ idPrefix: policyAnchor(slug) })) },
    NamePair: { score: { type: "Int!", resolve: nameSimilarity } },
  })
}
