import type { GatsbyNode } from "gatsby"
import sharp from "sharp"
import { sourceBuildSettings } from "./src/gatsby/build-settings"
import { lowerAvifEffort } from "./src/gatsby/plugin-options"
import { validateContent } from "./src/gatsby/validate-content"
import { recordCache } from "./src/gatsby/kept-cache"
import { publishArticles } from "./src/gatsby/content-nodes"

export { onCreateNode } from "./src/gatsby/content-nodes"
export { createPages } from "./src/gatsby/pages"
export { onPostBuild } from "./src/post-build/index"
export { createResolvers } from "./src/gatsby/resolvers"
export { createSchemaCustomization } from "./src/gatsby/schema"
export { onCreateDevServer, onCreateWebpackConfig } from "./src/gatsby/webpack"

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  recordCache()
  await validateContent(args)
}

export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  await sourceBuildSettings(args)
  await publishArticles(args)
}

lowerAvifEffort(sharp)
