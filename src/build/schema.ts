import type { CreateResolversArgs, CreateSchemaCustomizationArgs, Node } from "gatsby"
import { nouns } from "../content-model/nouns"
import { finishHtml, type FinishOptions } from "./finish-html"
import { graphqlTypes } from "./graphql-types"
import { pictureVersions } from "./picture-versions"
import { siteAddress } from "./site-address"

const computedTypes = `
  type Heading {
    id: String!
    text: String!
    depth: Int!
  }
  type Article implements Node {
    minutes: Int!
    html: String!
    listHtml: String!
    headings: [Heading!]!
  }
  type PrivacySection implements Node {
    html: String!
  }
`

/** Declares every node type, so that a missing field stops the build instead of a page. */
export const createSchemaCustomization = ({ actions }: CreateSchemaCustomizationArgs) => {
  actions.createTypes([graphqlTypes(nouns), computedTypes])
}

type Resolve = (source: unknown, args: object, context: unknown, info: object) => Promise<unknown>
type Context = { nodeModel: { getNodeById(input: { id: string | null }): Node | null } }
type Info = {
  schema: { getType(name: string): { getFields(): Record<string, { resolve?: Resolve }> } | undefined }
}

/** The HTML that gatsby-transformer-remark makes of the node's markdown, finished for the page. */
const finished = async (source: Node, context: Context, info: Info, options?: FinishOptions) => {
  const markdown = context.nodeModel.getNodeById({ id: source.parent })
  const resolve = info.schema.getType("MarkdownRemark")?.getFields()["html"]?.resolve
  const html = await resolve?.(markdown, {}, context, { ...info, fieldName: "html" })
  return finishHtml(typeof html === "string" ? html : "", options)
}

type ArticleNode = Node & { slug: string }

/** Adds the fields that are made from a node's markdown, and the address of this build. */
export const createResolvers = (args: CreateResolversArgs) => {
  const create = args.createResolvers as (resolvers: object) => void
  create({
    Article: {
      html: {
        resolve: async (source: Node, _: object, context: Context, info: Info) =>
          (await finished(source, context, info)).html,
      },
      // On the list an article's title is a second heading, and its sections link to its own page.
      listHtml: {
        resolve: async (source: ArticleNode, _: object, context: Context, info: Info) =>
          (await finished(source, context, info, { home: `/blog/${source.slug}`, deeper: 1 })).html,
      },
      headings: {
        resolve: async (source: Node, _: object, context: Context, info: Info) =>
          (await finished(source, context, info)).headings,
      },
    },
    Picture: pictureVersions,
    SiteProfile: { url: siteAddress },
    PrivacySection: {
      html: {
        resolve: async (source: ArticleNode, _: object, context: Context, info: Info) =>
          (await finished(source, context, info)).html,
      },
    },
  })
}
