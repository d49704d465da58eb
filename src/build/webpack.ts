import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { ContentErrors } from "./content-errors"

/**
 * Scripts for visitors are built without source maps: they would hand out the whole source and a megabyte with it.
 * In develop, mistakes in the content are shown in the browser, and go with the save that puts them right.
 */
export const onCreateWebpackConfig = ({ stage, actions }: CreateWebpackConfigArgs) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false })
  if (stage === "develop") actions.setWebpackConfig({ plugins: [new ContentErrors(path.resolve("content"))] })
}
