import type { GatsbyNode } from "gatsby"
import sharp from "sharp"
import { lowerAvifEffort } from "./src/gatsby/avif-effort"
import { appendCredits } from "./src/gatsby/credits"
import { createContentPages } from "./src/gatsby/pages"
import { checkSettings, keepAddresses, validateContent } from "./src/gatsby/validate-content"
import { writeSiteFiles } from "./src/post-build/index"

export { onCreateNode } from "./src/gatsby/content-nodes"
export { createResolvers } from "./src/gatsby/resolvers"
export { createSchemaCustomization } from "./src/gatsby/schema"
export { onCreateWebpackConfig } from "./src/gatsby/webpack"

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  checkSettings(args)
  await validateContent(args)
  await keepAddresses()
}

// In develop Gatsby creates the pages again after each save.
export const createPages: GatsbyNode["createPages"] = async (args) => {
  if (process.env.NODE_ENV === "development") await validateContent(args)
  await createContentPages(args)
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await appendCredits()
  await writeSiteFiles(args)
}

lowerAvifEffort(sharp)
