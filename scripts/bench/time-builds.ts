import { rm } from "node:fs/promises"
import { buildSite } from "../lib/build-site"
import { markdownTable } from "./markdown-table"

const seconds = async () => {
  const start = performance.now()
  await buildSite()
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}

/** Builds the site from nothing, then again; gives both times as a table. */
export const timeBuilds = async (): Promise<string> => {
  await rm(".cache", { recursive: true, force: true })
  await rm("public", { recursive: true, force: true })
  return markdownTable(
    ["build", "time"],
    [
      ["cold", await seconds()],
      ["warm", await seconds()],
    ],
  )
}
