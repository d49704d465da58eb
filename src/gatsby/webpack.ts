import path from "node:path"
import type { CreateDevServerArgs, CreateWebpackConfigArgs } from "gatsby"
import { ContentProblems } from "./content-problems"
import { recordShippedPackages } from "../post-build/credits"
import { addEntries, sharedChunk } from "./webpack-entries"
import { stubUnusedPlugins, particlesChunk } from "./webpack-particles"

const contentProblems = new ContentProblems(path.resolve("content"))

type StylePlugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } }

/** Turns off warnings about the order of style sheets: classes of CSS Modules are unique, so the order does not matter. */
const ignoreOrderOfStyles = ({ plugins }: { plugins: StylePlugin[] }) => {
  const extract = plugins.find(({ constructor }) => constructor.name === "MiniCssExtractPlugin")
  if (extract?.options) extract.options.ignoreOrder = true
}

/**
 * Returns the configuration without Gatsby's ESLint step. The step reads JavaScript files alone, and this site has none;
 * it is written for ESLint 7, and the overrides in package.json give Gatsby the ESLint of the project.
 */
const withoutEslint = <Config extends { plugins: StylePlugin[] }>(config: Config): Config => ({
  ...config,
  plugins: config.plugins.filter(({ constructor }) => constructor.name !== "ESLintWebpackPlugin"),
})

/**
 * Builds the scripts without source maps, which would publish the whole source. In develop, adds the panel that shows the problems
 * of the content until they are fixed.
 */
export const onCreateWebpackConfig = ({ stage, actions, plugins, getConfig }: CreateWebpackConfigArgs) => {
  const config = getConfig as () => { plugins: StylePlugin[] }
  ignoreOrderOfStyles(config())
  actions.setWebpackConfig({ plugins: [stubUnusedPlugins(plugins)] })
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      devtool: false,
      plugins: [addEntries, recordShippedPackages],
      // Gatsby 5.16 adds Partytown to every page; the site has no script that uses it.
      resolve: { alias: { "@builder.io/partytown/integration": false } },
      optimization: { splitChunks: { cacheGroups: { particles: particlesChunk, site: sharedChunk } } },
    })
  }
  if (stage === "develop") {
    actions.replaceWebpackConfig(withoutEslint(config()))
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
