import type { Compiler } from "webpack"

/** The name of the entry, and of the file it becomes. */
export const reactEntry = "react"

/**
 * Makes a file of its own that does nothing but set React up, so that a browser can do this and the rest of the site in two
 * tasks, with room for a press in between. (Gatsby takes entries from no configuration, only from plugins.)
 */
export const reactInItsOwnTask = {
  apply: (compiler: Compiler) =>
    new compiler.webpack.EntryPlugin(compiler.context, "react-dom/client", { name: reactEntry }).apply(
      compiler,
    ),
}
