import path from "node:path"
import type { CreateDevServerArgs, CreateWebpackConfigArgs } from "gatsby"
import { ContentProblems } from "./content-problems"
import { recordShippedPackages } from "../post-build/credits"
import { addEntries, sharedChunk } from "./webpack-entries"
import { stubUnusedPlugins, particlesChunk } from "./webpack-particles"

const contentProblems = new ContentProblems(path.resolve("content"))

type StylePlugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } }

/** Keeps webpack from warning of the order of style files: class names of CSS modules are their own, so it does not matter. */
const ignoreOrderOfStyles = ({ plugins }: { plugins: StylePlugin[] }) => {
  const extract = plugins.find(({ constructor }) => constructor.name === "MiniCssExtractPlugin")
  if (extract?.options) extract.options.ignoreOrder = true
}

/**
 * Scripts for visitors are built without source maps: they would hand out the whole source and a megabyte with it.
 * In develop, a panel in the browser shows the problems of the content until they are fixed.
 */
export const onCreateWebpackConfig = ({ stage, actions, plugins, getConfig }: CreateWebpackConfigArgs) => {
  const config = getConfig as () => { plugins: StylePlugin[] }
  ignoreOrderOfStyles(config())
  actions.setWebpackConfig({ plugins: [stubUnusedPlugins(plugins)] })
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      devtool: false,
      plugins: [addEntries, recordShippedPackages],
      // Gatsby adds Partytown to every page, for scripts that this site does not have.
      resolve: { alias: { "@builder.io/partytown/integration": false } },
      optimization: { splitChunks: { cacheGroups: { particles: particlesChunk, site: sharedChunk } } },
    })
  }
  if (stage === "develop") {
    actions.setWebpackConfig({
      entry: { commons: [path.resolve("src/gatsby/content-panel.ts")] },
      plugins: [contentProblems],
    })
  }
}

/** Adds the route from which the panel gets the problems of the content. */
export const onCreateDevServer = ({ app }: CreateDevServerArgs) => {
  contentProblems.serve(app as Parameters<ContentProblems["serve"]>[0])
}
