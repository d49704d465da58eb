import path from "node:path"
import type { GatsbyConfig } from "gatsby"
import { analyticsPlugins, imageDefaults } from "./src/gatsby/plugin-options"

const { DEV_CONTACT_PORT: contactPort = "0", DEV_EDITOR_PORT: editorPort = "0" } = process.env

/** The part of the Express application of `gatsby develop` that is used here. */
type DevelopApp = {
  get: (
    path: RegExp,
    handler: (request: unknown, response: { redirect: (to: string) => void }) => void,
  ) => void
}

const config: GatsbyConfig = {
  trailingSlash: "never",
  // In development the contact service and the content editor run beside Gatsby; see scripts/develop.ts.
  proxy: [
    { prefix: "/functions/v1", url: `http://127.0.0.1:${contactPort}` },
    { prefix: "/admin", url: `http://127.0.0.1:${editorPort}` },
  ],
  developMiddleware: (app: DevelopApp) =>
    app.get(/^\/admin$/, (_request, response) => response.redirect("/admin/")),
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
      options: { defaults: imageDefaults(process.env) },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-transformer-remark",
      options: {
        plugins: [
          path.resolve("src/gatsby/remark-upright-photos"),
          {
            resolve: "gatsby-remark-images",
            options: {
              maxWidth: 760,
              showCaptions: ["title"],
              // Transparent pictures show the page behind them.
              backgroundColor: "transparent",
              disableBgImageOnAlpha: true,
            },
          },
          path.resolve("src/gatsby/remark-syntax"),
        ],
      },
    },
    ...analyticsPlugins(process.env),
  ],
}

export default config
