import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { routes } from "../site/routes"
import { credits } from "./credits"
import { feeds } from "./feeds/feed-xml"
import { writeHeaders } from "./headers"
import { searchIndex } from "./search-index"
import { readSiteFacts } from "./site-facts"
import { siteFiles } from "./site-files"
import { sitemap } from "./sitemap"
import { writeSocialCards } from "./social-cards/index"

/** Writes one file of the built site and creates missing folders. `route` is its path, such as `/rss.xml`. */
const writePublic = async (route: string, data: string | Uint8Array): Promise<void> => {
  const target = path.join("public", route)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, data)
}

const writeFiles = async (args: BuildArgs) => {
  const facts = await readSiteFacts(args)
  const files = {
    ...feeds(facts),
    ...siteFiles(facts),
    [routes.searchIndex]: JSON.stringify(searchIndex(facts)),
    [routes.sitemap]: sitemap(facts),
    [routes.credits]: await credits(),
  }
  for (const [route, text] of Object.entries(files)) await writePublic(route, text)
  await writeSocialCards(facts, writePublic)
  await writeHeaders(args)
}

/** Writes the files of the site that are not pages. The first failure stops the build with its message. */
export const onPostBuild = async (args: BuildArgs) => {
  try {
    await writeFiles(args)
  } catch (error) {
    args.reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
  }
}
