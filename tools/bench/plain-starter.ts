import { cp, mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { imageDefaults } from "../../src/gatsby/plugin-options"

const config = `module.exports = {
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "./content" } },
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { defaults: ${JSON.stringify(imageDefaults)} } },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-transformer-remark", options: { plugins: [{ resolve: "gatsby-remark-images", options: { maxWidth: 760 } }] } },
  ],
}
`

const node = `const path = require("node:path")
exports.createPages = async ({ graphql, actions }) => {
  const { data } = await graphql("{ allMarkdownRemark { nodes { id } } }")
  for (const { id } of data.allMarkdownRemark.nodes) {
    actions.createPage({ path: "/" + id, component: path.resolve("src/templates/text.js"), context: { id } })
  }
}
`

const home = `import React from "react"
import { graphql } from "gatsby"
import { GatsbyImage, getImage } from "gatsby-plugin-image"
export default function Home({ data }) {
  return Object.values(data).flatMap(({ nodes }) => nodes).map((node) => <GatsbyImage key={node.id} image={getImage(node)} alt="" />)
}
export const query = graphql\`{
  wide: allFile(filter: { name: { in: ["hero", "chart"] }, extension: { eq: "png" } }) {
    nodes { id childImageSharp { gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 2) } }
  }
  clients: allFile(filter: { relativeDirectory: { eq: "clients" }, extension: { eq: "png" } }) {
    nodes { id childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 720, aspectRatio: 1.333) } }
  }
  studies: allFile(filter: { relativeDirectory: { eq: "case-studies" }, extension: { eq: "png" } }) {
    nodes { id childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 760) } }
  }
}\`
`

const text = `import React from "react"
import { graphql } from "gatsby"
export default function Text({ data }) {
  return <main dangerouslySetInnerHTML={{ __html: data.markdownRemark.html }} />
}
export const query = graphql\`query ($id: String!) { markdownRemark(id: { eq: $id }) { html } }\`
`

const files = {
  "package.json":
    '{ "name": "plain-starter", "version": "1.0.0", "private": true, "dependencies": { "gatsby": "*" } }\n',
  "gatsby-config.js": config,
  "gatsby-node.js": node,
  "src/pages/index.js": home,
  "src/templates/text.js": text,
}

/**
 * Creates a plain Gatsby site with the same texts, and the same images in the same sizes.
 * @returns its folder, which the caller deletes
 */
export const makePlainStarter = async (): Promise<string> => {
  const root = await mkdtemp(path.join(tmpdir(), "plain-starter-"))
  for (const [file, source] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), source)
  }
  await cp("content", path.join(root, "content"), { recursive: true })
  await symlink(path.resolve("node_modules"), path.join(root, "node_modules"), "dir")
  return root
}
