import sharp from "sharp"
import { lowerAvifEffort } from "./src/build/avif-effort"

export { onPreBootstrap } from "./src/build/guard"
export { onCreateNode } from "./src/build/nodes"
export { createPages } from "./src/build/pages"
export { onPostBuild } from "./src/build/post-build"
export { createResolvers, createSchemaCustomization } from "./src/build/schema"
export { sourceSiteAddress as sourceNodes } from "./src/build/site-address"
export { onCreateWebpackConfig } from "./src/build/webpack"

lowerAvifEffort(sharp as never)
