import type { SourceNodesArgs } from "gatsby"
import { siteUrl } from "./site-url"

const id = "site-address"

/**
 * Keeps `SITE_URL` as a node. Gatsby reuses the result of a query until a node that it read changes: with the address
 * in a node, a warm build for another address does not keep the links of the last one.
 */
export const sourceSiteAddress = async ({ actions, createContentDigest }: SourceNodesArgs) => {
  const override = process.env.SITE_URL ?? ""
  await actions.createNode({
    id,
    override,
    parent: null,
    children: [],
    internal: { type: "SiteAddress", contentDigest: createContentDigest(override) },
  })
}

type Context = { nodeModel: { getNodeById(input: { id: string }): { override: string } | null } }

/** `SiteProfile.url`: the address of this build. */
export const siteAddress = {
  resolve: (source: { url: string }, _: object, { nodeModel }: Context) =>
    siteUrl(source.url, nodeModel.getNodeById({ id })?.override),
}
