import type { BuildArgs } from "gatsby"
import { writeCredits } from "./credits"
import { writeFeeds } from "./feeds/index"
import { writeHeaders } from "./write-headers"
import { writeSecurityTxt } from "./write-security-txt"
import { writeManifest } from "./manifest"
import { writeRobots } from "./robots"
import { writeSearchIndex } from "./search-index"
import { writeSitemap } from "./sitemap"
import { writeSocialCards } from "./social-cards/index"

/** What is done once Gatsby has written the site, in this order: the headers describe what all others have made. */
const steps: ((args: BuildArgs) => Promise<void>)[] = [
  writeFeeds,
  writeSearchIndex,
  writeSitemap,
  writeRobots,
  writeManifest,
  writeSocialCards,
  writeSecurityTxt,
  writeCredits,
  writeHeaders,
]

/** Runs the steps; the first that fails stops the build with its own words. */
export const onPostBuild = async (args: BuildArgs) => {
  for (const step of steps) {
    try {
      await step(args)
    } catch (error) {
      args.reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
    }
  }
}
