import type { Chunk, Compiler } from "webpack"

/** What runs before Gatsby's own script, in this order: the names of the entries, and of their files. */
const entries = { react: "react-dom/client", site: "./gatsby-browser.tsx" }

export const entryNames = Object.keys(entries)

/**
 * Makes files of their own that do nothing but set up React, then what the site puts around every page, so that a browser
 * can do this and Gatsby's start in three tasks, with room for a press in between. (Gatsby takes entries from no
 * configuration, only from plugins.)
 */
export const addEntries = {
  apply: (compiler: Compiler) => {
    for (const [name, request] of Object.entries(entries))
      new compiler.webpack.EntryPlugin(compiler.context, request, { name }).apply(compiler)
  },
}

/** What the site's entry and Gatsby's both need comes once. */
export const sharedChunk = {
  name: "shared",
  chunks: ({ name }: Chunk) => name === "site" || name === "app",
  minChunks: 2,
  priority: 30,
  enforce: true,
}
