import type { SourceNodesArgs } from "gatsby"
import { publication, siteUrl } from "../site/build-environment"

const id = "build-settings"

/** The GraphQL type of the build settings on which pages depend. */
export const buildSettingsType = `
  type BuildSettings implements Node @dontInfer {
    siteUrl: String!
    preview: Boolean!
  }
`

/**
 * Creates a node with the settings of this build. Gatsby reuses the result of a query until a node on which it depends
 * changes. Because the address is in a node, a build for another address does not reuse cached links.
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

/** Resolves `SiteProfile.preview`: true if this build is a preview. */
export const isPreview = {
  resolve: (_: object, __: object, { nodeModel }: Context) => nodeModel.getNodeById({ id })?.preview ?? false,
}
