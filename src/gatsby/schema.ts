import { readdir } from "node:fs/promises"
import path from "node:path"
import type { CreateResolversArgs, CreateSchemaCustomizationArgs, Node } from "gatsby"
import { contentTypes, type ContentType } from "../content-model/content-types"
import { fillMarkdown } from "../content-model/markdown"
import { factsOf } from "../content-model/tokens"
import { articlePath } from "../site/routes"
import { finishMarkdownHtml, type FinishOptions } from "./markdown-html"
import { buildSettingsType, isPreview, siteAddress } from "./build-settings"
import { graphqlTypes } from "./graphql-types"
import { imageVersions } from "./image-versions"

const computedTypes = `
  type Heading {
    id: String!
    text: String!
    depth: Int!
  }
  type Article implements Node {
    minutes: Int!
    published: Boolean!
    html: String!
    listHtml: String!
    headings: [Heading!]!
  }
  type PrivacySection implements Node {
    html: String!
  }
  type SiteProfile implements Node {
    preview: Boolean!
  }
`

/** Gatsby infers no field of its own types from files, so that the generated types stay the same whatever `content/` holds. */
const closedTypes = `
  type File implements Node @dontInfer {
    id: ID!
  }
  type MarkdownRemark implements Node @dontInfer {
    id: ID!
  }
`

/** Declares every node type, so that a missing field stops the build instead of a page. */
export const createSchemaCustomization = ({ actions }: CreateSchemaCustomizationArgs) => {
  actions.createTypes([graphqlTypes(contentTypes), computedTypes, closedTypes, buildSettingsType])
}

type Resolve = (source: unknown, args: object, context: unknown, info: object) => Promise<unknown>
type Context = {
  nodeModel: {
    getNodeById(input: { id: string | null }): Node | null
    findOne(input: { type: string; query: object }): Promise<Node | null>
  }
}
type Info = {
  originalResolver?: Resolve
  schema: { getType(name: string): { getFields(): Record<string, { resolve?: Resolve }> } | undefined }
}

/**
 * The node with its tokens filled in. gatsby-transformer-remark keeps HTML under the node's digest, so the digest also has
 * the facts, and the names of the files beside it: text that was read while a picture was missing is read again once the
 * picture is there. Asking for the facts here makes Gatsby run the query again when they change.
 */
const prepared = async (markdown: Node & { fileAbsolutePath?: string }, { nodeModel }: Context) => {
  const { internal, fileAbsolutePath = "" } = markdown
  const files = (await readdir(path.dirname(fileAbsolutePath))).sort().join("|")
  const facts = factsOf(await nodeModel.findOne({ type: "SiteProfile", query: {} }))
  const content = fillMarkdown(internal.content ?? "", facts)
  const filled = content === internal.content ? "" : JSON.stringify(facts)
  return {
    ...markdown,
    internal: { ...internal, content, contentDigest: `${internal.contentDigest} ${files} ${filled}` },
  }
}

/** The HTML that gatsby-transformer-remark makes of the node's markdown, finished for the page. */
const finished = async (source: Node, context: Context, info: Info, options?: FinishOptions) => {
  const node = context.nodeModel.getNodeById({ id: source.parent })
  const markdown = node && (await prepared(node, context))
  const resolve = info.schema.getType("MarkdownRemark")?.getFields()["html"]?.resolve
  const html = await resolve?.(markdown, {}, context, { ...info, fieldName: "html" })
  return finishMarkdownHtml(typeof html === "string" ? html : "", options)
}

type ArticleNode = Node & { slug: string }

/** `Picture.src`. In develop another picture stands in for a missing one, so that the page stays while the check reports it. */
const pictureFile = {
  resolve: async (source: unknown, args: object, context: Context, info: Info) => {
    const file = await info.originalResolver?.(source, args, context, info)
    if (file || process.env.NODE_ENV === "production") return file
    const filter = { sourceInstanceName: { eq: "content" }, relativePath: { eq: "social.png" } }
    return context.nodeModel.findOne({ type: "File", query: { filter } })
  },
}

/**
 * Makes the root field of every content type non-null, so that a page need not ask whether its node is there.
 * A missing node is an error that names its type; the content check has already named the file.
 */
const nonNullRootFields = ({ intermediateSchema }: CreateResolversArgs) => {
  const schema = intermediateSchema as Info["schema"]
  const hasNodes = ({ type }: ContentType) => schema.getType(type) !== undefined
  const fields = contentTypes.filter(hasNodes).map(({ type }) => {
    const resolve = async (source: unknown, args: object, context: unknown, info: Info) => {
      const node = await info.originalResolver?.(source, args, context, info)
      if (!node) throw new Error(`The content has no ${type}: its file is missing or has a mistake.`)
      return node
    }
    return [`${type.charAt(0).toLowerCase()}${type.slice(1)}`, { type: `${type}!`, resolve }] as const
  })
  return Object.fromEntries(fields)
}

/** Adds the fields that are made from a node's markdown, and the address of this build. */
export const createResolvers = (args: CreateResolversArgs) => {
  const create = args.createResolvers as (resolvers: object) => void
  create({
    Query: nonNullRootFields(args),
    Article: {
      html: {
        resolve: async (source: Node, _: object, context: Context, info: Info) =>
          (await finished(source, context, info)).html,
      },
      // On the list an article's title is a second heading, and its sections link to its own page.
      listHtml: {
        resolve: async (source: ArticleNode, _: object, context: Context, info: Info) =>
          (await finished(source, context, info, { home: articlePath(source.slug), deeper: 1 })).html,
      },
      headings: {
        resolve: async (source: Node, _: object, context: Context, info: Info) =>
          (await finished(source, context, info)).headings,
      },
    },
    Picture: { ...imageVersions, src: pictureFile },
    SiteProfile: { url: siteAddress, preview: isPreview },
    PrivacySection: {
      html: {
        resolve: async (source: ArticleNode, _: object, context: Context, info: Info) =>
          (await finished(source, context, info)).html,
      },
    },
  })
}
