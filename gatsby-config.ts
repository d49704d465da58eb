import type { GatsbyConfig } from "gatsby"
import { analyticsPlugins, imageDefaults } from "./src/gatsby/plugin-options"

const contactPort = process.env["DEV_CONTACT_PORT"] ?? "0"

const config: GatsbyConfig = {
  trailingSlash: "never",
  // In development the contact service runs beside Gatsby; see scripts/develop.ts.
  proxy: [{ prefix: "/functions/v1", url: `http://127.0.0.1:${contactPort}` }],
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./gatsby-node.ts", "./src/{gatsby,post-build}/**/*.ts"],
  },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "./content" } },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: imageDefaults },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-transformer-remark",
      options: {
        plugins: [{ resolve: "gatsby-remark-images", options: { maxWidth: 760, showCaptions: ["title"] } }],
      },
    },
    ...analyticsPlugins(process.env),
  ],
}

export default config
