import type { GatsbyNode } from "gatsby"
import sharp from "sharp"
import { lowerAvifEffort } from "./src/build/avif-effort"
import { sourceBuildSettings } from "./src/build/build-settings"
import { checkBeforeBuild } from "./src/build/guard"
import { recordCache } from "./src/build/kept-cache"
import { publishArticles } from "./src/build/nodes"

export { onCreateNode } from "./src/build/nodes"
export { createPages } from "./src/build/pages"
export { onPostBuild } from "./src/build/post-build"
export { createResolvers, createSchemaCustomization } from "./src/build/schema"
export { onCreateDevServer, onCreateWebpackConfig } from "./src/build/webpack"

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  await recordCache()
  await checkBeforeBuild(args)
}

export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  await sourceBuildSettings(args)
  await publishArticles(args)
}

lowerAvifEffort(sharp)
