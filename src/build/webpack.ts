import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { ContentErrors } from "./content-errors"

/**
 * tsparticles comes in some sixty small files. Those that the hero's field needs are put into one file, which is fetched
 * when the page is idle; the others stay apart and are never asked for.
 */
const particleParts = {
  test: /[\\/]node_modules[\\/](tsparticles[\\/]|@tsparticles[\\/]([^\\/]+[\\/].*index\.lazy\.js|(react|engine|basic|canvas-utils|animation-utils|shape-circle|plugin-(move|interactivity|hex-color|rgb-color|hsl-color|blend)|updater-(opacity|out-modes|paint|size)|interaction-particles-links)[\\/]))/,
  name: "particles",
  chunks: "async" as const,
  priority: 50,
  enforce: true,
}

/**
 * Scripts for visitors are built without source maps: they would hand out the whole source and a megabyte with it.
 * In develop, mistakes in the content are shown in the browser, and go with the save that puts them right.
 */
export const onCreateWebpackConfig = ({ stage, actions }: CreateWebpackConfigArgs) => {
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      devtool: false,
      optimization: { splitChunks: { cacheGroups: { particles: particleParts } } },
    })
  }
  if (stage === "develop") actions.setWebpackConfig({ plugins: [new ContentErrors(path.resolve("content"))] })
}
