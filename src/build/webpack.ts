import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { ContentErrors } from "./content-errors"
import { entriesInTheirOwnTasks, oneSiteFile } from "./early-entries"
import { leaveOutParts, oneParticleFile } from "./particle-parts"
import { noteShippedPackages } from "./shipped-packages"

type StylePlugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } }

/** Keeps webpack from warning of the order of style files: class names of CSS modules are their own, so it does not matter. */
const ignoreOrderOfStyles = ({ plugins }: { plugins: StylePlugin[] }) => {
  const extract = plugins.find(({ constructor }) => constructor.name === "MiniCssExtractPlugin")
  if (extract?.options) extract.options.ignoreOrder = true
}

/**
 * Scripts for visitors are built without source maps: they would hand out the whole source and a megabyte with it.
 * In develop, mistakes in the content are shown in the browser, and go with the save that puts them right.
 */
export const onCreateWebpackConfig = ({ stage, actions, plugins, getConfig }: CreateWebpackConfigArgs) => {
  const config = getConfig as () => { plugins: StylePlugin[] }
  ignoreOrderOfStyles(config())
  actions.setWebpackConfig({ plugins: [leaveOutParts(plugins)] })
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      devtool: false,
      plugins: [entriesInTheirOwnTasks, noteShippedPackages],
      // Gatsby adds Partytown to every page, for scripts that this site does not have.
      resolve: { alias: { "@builder.io/partytown/integration": false } },
      optimization: { splitChunks: { cacheGroups: { particles: oneParticleFile, site: oneSiteFile } } },
    })
  }
  if (stage === "develop") {
    actions.setWebpackConfig({ plugins: [new ContentErrors(path.resolve("content"))] })
  }
}
