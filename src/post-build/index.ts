import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { hardenSite } from "../../hosting/harden-site"
import type { PageRedirect } from "../../hosting/host-files"
import { contactFormPath } from "../../supabase/functions/_shared/contact/contract"
import { contactHostFrom, measurementIdFrom } from "../site/build-environment"
import { routes } from "../site/routes"
import { compressFiles } from "./compress"
import { rss } from "./feed"
import { icons } from "./icons"
import { readSiteData } from "./site-data"
import { siteFiles } from "./site-files"
import { sitemap } from "./sitemap"
import { writeSocialCards } from "./social-cards/index"

/** Writes one file of the built site and creates missing folders. `route` is its path, such as `/rss.xml`. */
const writePublic = async (route: string, data: string | Uint8Array): Promise<void> => {
  const target = path.join("public", route)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, data)
}

/**
 * Reads the settings of a build on which its headers depend.
 * @throws an Error that names the invalid setting
 */
export const headerSettings = (environment: NodeJS.ProcessEnv) => {
  const host = contactHostFrom(environment)
  return {
    analytics: measurementIdFrom(environment) !== undefined,
    contactEndpoint: host ? `${host}${contactFormPath}` : undefined,
  }
}

/** Checks the built pages and writes the response headers for hosts. Runs after everything else is written. */
const writeHeaders = async ({ store }: Pick<BuildArgs, "store">) => {
  // Gatsby types its store's methods as `Function`.
  const getState = store.getState as () => { redirects: PageRedirect[] }
  const { redirects } = getState()
  await hardenSite("public", { redirects, ...headerSettings(process.env) })
}

const writeFiles = async (args: BuildArgs) => {
  const data = await readSiteData(args)
  const files = {
    [routes.rss]: rss(data),
    ...siteFiles(data),
    ...(await icons(data.siteProfile.mark)),
    [routes.sitemap]: sitemap(data),
  }
  for (const [route, content] of Object.entries(files)) await writePublic(route, content)
  await writeSocialCards(data, writePublic)
  await writeHeaders(args)
  await compressFiles("public")
}

/** Writes the files of the site that are not pages. The first failure stops the build with its message. */
export const writeSiteFiles = async (args: BuildArgs) => {
  try {
    await writeFiles(args)
  } catch (error) {
    args.reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
  }
}
