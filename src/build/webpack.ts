import type { CreateWebpackConfigArgs } from "gatsby"
import { onCreateWebpackConfig as showContentErrors } from "./guard"

/**
 * What this site changes in Gatsby's webpack. Scripts for visitors are built without source maps, which would hand out
 * the whole source and a megabyte with it; in develop, mistakes in the content are shown in the browser.
 */
export const onCreateWebpackConfig = (args: CreateWebpackConfigArgs) => {
  if (args.stage === "build-javascript") args.actions.setWebpackConfig({ devtool: false })
  showContentErrors(args)
}
