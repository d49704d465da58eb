import type { Node, SourceNodesArgs } from "gatsby"
import { siteUrl } from "./site-url"

const id = "site-address"

/**
 * Keeps `SITE_URL` as a node. Gatsby reuses the result of a query until a node that it read changes: with the address
 * in a node, a warm build for another address does not keep the links of the last one.
 */
export const sourceSiteAddress = ({ actions, createContentDigest }: SourceNodesArgs) => {
  const override = process.env.SITE_URL ?? ""
  actions.createNode({
    id,
    override,
    parent: null,
    children: [],
    internal: { type: "SiteAddress", contentDigest: createContentDigest(override) },
  })
}

type Context = { nodeModel: { getNodeById(input: { id: string }): Node | null } }

/** `SiteProfile.url`: the address of this build. */
export const siteAddress = {
  resolve: (source: { url: string }, _: object, { nodeModel }: Context) =>
    siteUrl(source.url, String(nodeModel.getNodeById({ id })?.["override"] ?? "")),
}
