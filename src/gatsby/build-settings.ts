import type { SourceNodesArgs } from "gatsby"
import { publication, siteUrl } from "../site/build-environment"

const id = "build-settings"

/** GraphQL type of the settings of a build that pages depend on. */
export const buildSettingsType = `
  type BuildSettings implements Node @dontInfer {
    siteUrl: String!
    preview: Boolean!
  }
`

/**
 * Creates a node with the settings of this build. Gatsby reuses the result of a query until a node that it depends on changes:
 * with the address in a node, a build with a warm cache for another address does not keep the links of the last one.
 */
export const sourceBuildSettings = async ({ actions, createContentDigest }: SourceNodesArgs) => {
  const settings = { siteUrl: process.env.SITE_URL ?? "", preview: publication().preview }
  await actions.createNode({
    id,
    ...settings,
    parent: null,
    children: [],
    internal: { type: "BuildSettings", contentDigest: createContentDigest(settings) },
  })
}

type Settings = { siteUrl: string; preview: boolean }
type Context = { nodeModel: { getNodeById(input: { id: string }): Settings | null } }

/** Resolves `SiteProfile.url` to the address of this build. */
export const siteAddress = {
  resolve: (source: { url: string }, _: object, { nodeModel }: Context) =>
    siteUrl(source.url, nodeModel.getNodeById({ id })?.siteUrl),
}

/** Resolves `SiteProfile.preview`, which tells whether this build is a preview. */
export const isPreview = {
  resolve: (_: object, __: object, { nodeModel }: Context) => nodeModel.getNodeById({ id })?.preview ?? false,
}
