import { readdir, rm } from "node:fs/promises"
import path from "node:path"

/** What Gatsby's own tools leave behind and no visitor needs; all of it is made anew by the next build. */
const leftovers = ["webpack.stats.json", "chunk-map.json", "~partytown", "_gatsby"]

/** Deletes build statistics, source maps and unused parts of Gatsby from the built site in `root`. */
export const removeBuildArtifacts = async (root: string) => {
  const files = await readdir(root, { recursive: true })
  const maps = files.filter((file) => file.endsWith(".map"))
  for (const leftover of [...leftovers, ...maps]) {
    await rm(path.join(root, leftover), { recursive: true, force: true })
  }
}
