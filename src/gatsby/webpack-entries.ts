import type { Chunk, Compiler } from "webpack"
import { earlyEntries } from "../site/build-environment"

/**
 * Adds entries that evaluate React, and then the code around every page, so that a browser does this and Gatsby's start in three
 * tasks and handles input in between. A webpack plugin, because Gatsby 5.16 ignores entries in the configuration.
 */
export const addEntries = {
  apply: (compiler: Compiler) => {
    for (const [name, request] of Object.entries(earlyEntries))
      new compiler.webpack.EntryPlugin(compiler.context, request, { name }).apply(compiler)
  },
}

/** Puts modules that both the site's entry and Gatsby's need into one shared chunk. */
export const sharedChunk = {
  name: "shared",
  chunks: ({ name }: Chunk) => name === "site" || name === "app",
  minChunks: 2,
  priority: 30,
  enforce: true,
}
