import type { CreateWebpackConfigArgs } from "gatsby"

/** Scripts for visitors are built without source maps: they would hand out the whole source and a megabyte with it. */
export const onCreateWebpackConfig = ({ stage, actions }: CreateWebpackConfigArgs) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false })
}
