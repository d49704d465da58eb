export { onCreateWebpackConfig, onPreBootstrap } from "./src/build/guard"
export { onCreateNode } from "./src/build/nodes"
export { createPages } from "./src/build/pages"
export { createResolvers, createSchemaCustomization } from "./src/build/schema"
