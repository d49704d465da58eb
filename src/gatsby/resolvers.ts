import path from "node:path"
import type { CreateResolversArgs, Node } from "gatsby"
import { contentTypes, type ContentType } from "../content-model/content-types"
import { distance } from "../content-model/validate/problem"
import { withoutAccents } from "../site/plain-letters"
import { policyAnchor } from "../site/routes"
import { publication, siteUrl } from "../site/build-environment"
import { brandMark } from "./brand-mark"
import { finishMarkdownHtml, type FinishOptions } from "./markdown-html"

type Resolve = (source: unknown, args: object, context: unknown, info: object) => Promise<unknown>
type NodeModel = {
  getNodesByIds(input: { ids: readonly string[] }): Node[]
  findOne(input: { type: string; query: object }): Promise<Node | null>
  findRootNodeAncestor(source: object, accepts: (node: Node) => boolean): (Node & { dir: string }) | null
}
type Context = { nodeModel: NodeModel }
type Info = {
  originalResolver?: Resolve
  schema: { getType(name: string): { getFields(): Record<string, { resolve?: Resolve }> } | undefined }
}

/** Returns the HTML that gatsby-transformer-remark renders from a node's Markdown, finished for the page. */
const finished = async (source: Node, context: Context, info: Info, options?: FinishOptions) => {
  const [markdown] = context.nodeModel.getNodesByIds({ ids: source.children })
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
  // In the list, the title of an article is an h2.
  listHtml: html((slug) => ({ embedded: true, idPrefix: `${slug}_`, headingOffset: 1 })),
  headings: {
    resolve: async (source: Node, _: object, context: Context, info: Info) =>
      (await finished(source, context, info)).headings,
  },
}

/** The version of an image for dark screens, which is found by its file name: `chart.dark.png`; null if there is none. */
export const darkVersion = {
  type: "File",
  resolve: async (source: { src: string }, _: object, context: Context) => {
    const { dir, name, ext } = path.posix.parse(source.src)
    const isFile = ({ internal }: Node) => internal.type === "File"
    const parent = context.nodeModel.findRootNodeAncestor(source, isFile)
    if (!parent) return null
    const absolutePath = path.posix.join(parent.dir, dir, `${name}.dark${ext}`)
    return context.nodeModel.findOne({
      type: "File",
      query: { filter: { absolutePath: { eq: absolutePath } } },
    })
  },
}

/**
 * In develop, another image replaces a missing one, while the content check reports the error. Without an image the page
 * would crash, and stay so until it is loaded again.
 */
const pictureFile = {
  resolve: async (source: unknown, args: object, context: Context, info: Info) => {
    const file = await info.originalResolver?.(source, args, context, info)
    if (file || process.env.NODE_ENV === "production") return file
    const filter = { sourceInstanceName: { eq: "content" }, relativePath: { eq: "social.png" } }
    return context.nodeModel.findOne({ type: "File", query: { filter } })
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

/** Returns the share of characters that need no edit, in per cent. Case, accents and punctuation do not count. */
const nameSimilarity = ({ name, entry }: { name: string; entry: string }): number => {
  const plain = (text: string) => withoutAccents(text).replace(/[^\p{L}\p{N} ]/gu, "")
  const [one, other] = [plain(name), plain(entry)]
  return Math.round(100 * (1 - distance(one, other) / Math.max(one.length, other.length, 1)))
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
      const node = await info.originalResolver?.(source, args, context, info)
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
    Picture: { dark: darkVersion, src: pictureFile },
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
