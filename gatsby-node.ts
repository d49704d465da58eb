import type { GatsbyNode } from "gatsby"
import sharp from "sharp"
import { lowerAvifEffort } from "./src/gatsby/avif-effort"
import { validateContent } from "./src/gatsby/validate-content"

export { onCreateNode } from "./src/gatsby/content-nodes"
export { createPages } from "./src/gatsby/pages"
export { onPostBuild } from "./src/post-build/index"
export { createResolvers } from "./src/gatsby/resolvers"
export { createSchemaCustomization } from "./src/gatsby/schema"
export { onCreateDevServer, onCreateWebpackConfig } from "./src/gatsby/webpack"

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = validateContent

lowerAvifEffort(sharp)
