import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { collectPackages } from "./credits"

/**
 * Keeps the weights and OpenType features of the font that the style sheets use. Runs before Gatsby's rule for fonts,
 * which writes the file.
 */
export const subsetOfFont = {
  test: /archivo-latin(?:-ext)?-wght-normal\.woff2$/,
  enforce: "pre" as const,
  loader: path.resolve("src/gatsby/subset-font.mjs"),
  options: {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 640 } },
    keepFeatures: ["kern", "liga", "tnum"],
  },
}

/** Puts tsParticles into one file. By default its parts are in six. */
const particles = {
  test: /[\\/]node_modules[\\/](tsparticles|@tsparticles)[\\/]/,
  name: "particles",
  chunks: "async",
  priority: 50,
  enforce: true,
}

type StylePlugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } }

/** Turns off warnings about the order of styles: classes of CSS Modules are unique, so it does not matter. */
const ignoreOrderOfStyles = ({ plugins }: { plugins: StylePlugin[] }) => {
  const extract = plugins.find(({ constructor }) => constructor.name === "MiniCssExtractPlugin")
  if (extract?.options) extract.options.ignoreOrder = true
}

/**
 * Returns the configuration without Gatsby's ESLint step. The step checks only .js and .jsx files, of which the site
 * has none. It is written for ESLint 7, but the overrides in package.json give Gatsby the ESLint of the project.
 */
const withoutEslint = <Config extends { plugins: StylePlugin[] }>(config: Config): Config => ({
  ...config,
  plugins: config.plugins.filter(({ constructor }) => constructor.name !== "ESLintWebpackPlugin"),
})

/** Builds the scripts without source maps, which would publish the whole source. */
export const onCreateWebpackConfig = ({ stage, actions, getConfig }: CreateWebpackConfigArgs) => {
  const config = getConfig as () => { plugins: StylePlugin[] }
  ignoreOrderOfStyles(config())
  actions.setWebpackConfig({ module: { rules: [subsetOfFont] } })
  if (stage === "build-javascript") {
    const optimization = { splitChunks: { cacheGroups: { particles } } }
    actions.setWebpackConfig({ devtool: false, plugins: [collectPackages], optimization })
  }
  if (stage === "develop") {
    actions.replaceWebpackConfig(withoutEslint(config()))
  }
}
