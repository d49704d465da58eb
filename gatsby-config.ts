import type { GatsbyConfig } from "gatsby"

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./gatsby-node.ts", "./src/build/**/*.ts"],
  },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "./content" } },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: { formats: ["auto", "webp", "avif"], placeholder: "dominantColor" } },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-transformer-remark",
      options: {
        plugins: [{ resolve: "gatsby-remark-images", options: { maxWidth: 760, showCaptions: ["title"] } }],
      },
    },
  ],
}

export default config
