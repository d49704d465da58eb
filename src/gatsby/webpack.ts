import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import type { Compiler } from "webpack"
import { collectPackages } from "./credits"

/** The parts of tsParticles 4.4 that the particle field of the hero uses: moving dots, and lines between them. */
const used = ["slim", "basic", "interaction-particles-links", "plugin-interactivity"]

const partByName = /^@tsparticles\/([^/]+)\/lazy$/
const bundles = /node_modules[\\/](tsparticles|@tsparticles[\\/]slim)[\\/]/

type Request = { request: string; contextInfo: { issuer: string } }

/**
 * Replaces the parts of tsParticles that the particle field does not use with a stub. `loadFull` and `loadSlim`
 * register more than forty parts, and have no option to leave one out.
 */
const stubUnusedPlugins = (plugins: CreateWebpackConfigArgs["plugins"]): object => {
  const replace = plugins.normalModuleReplacement as (of: RegExp, by: (resource: Request) => void) => object
  return replace(partByName, (resource: Request) => {
    const [, part = ""] = partByName.exec(resource.request) ?? []
    if (bundles.test(resource.contextInfo.issuer) && !used.includes(part)) {
      resource.request = path.resolve("src/gatsby/tsparticles-stub.cjs")
    }
  })
}

/**
 * Adds the comment by which V8 compiles all functions of a script in the background while it loads. Without it, the main
 * thread compiles each function at its first call. Other engines ignore the comment.
 */
const compileInBackground = {
  apply: (compiler: Compiler) => {
    const { BannerPlugin, Compilation } = compiler.webpack
    // The minifier removes comments; this one is added after it.
    const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING
    const banner = "//# allFunctionsCalledOnLoad"
    new BannerPlugin({ banner, raw: true, test: /\.js$/, stage }).apply(compiler)
  },
}

/** Puts the used parts into one file, which is fetched when the page is idle. */
const particlesChunk = {
  test: /[\\/]node_modules[\\/](tsparticles|@tsparticles)[\\/]|tsparticles-stub/,
  name: "particles",
  chunks: "async" as const,
  priority: 50,
  enforce: true,
}

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
export const onCreateWebpackConfig = ({ stage, actions, plugins, getConfig }: CreateWebpackConfigArgs) => {
  const config = getConfig as () => { plugins: StylePlugin[]; cache?: unknown }
  ignoreOrderOfStyles(config())
  // In memory in development, and none in builds: each run deletes the files of the last one.
  config().cache = stage.startsWith("develop")
  actions.setWebpackConfig({ plugins: [stubUnusedPlugins(plugins)], module: { rules: [subsetOfFont] } })
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      devtool: false,
      plugins: [collectPackages, compileInBackground],
      // Gatsby 5.16 adds Partytown and the registration of a service worker to every page; the site uses neither.
      resolve: {
        alias: {
          "@builder.io/partytown/integration": false,
          [path.resolve(".cache/register-service-worker.js")]: false,
        },
      },
      optimization: { splitChunks: { cacheGroups: { particles: particlesChunk } } },
    })
  }
  if (stage === "develop") {
    actions.replaceWebpackConfig(withoutEslint(config()))
  }
}
