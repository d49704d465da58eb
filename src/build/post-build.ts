import type { BuildArgs } from "gatsby"
import { writeFeeds } from "./feed"
import { writeManifest } from "./manifest"
import { writeRobots } from "./robots"
import { writeSitemap } from "./sitemap"

const steps = [writeFeeds, writeSitemap, writeRobots, writeManifest]

/** Adds to the built site what is not a page, one step after the other. */
export const onPostBuild = async (args: BuildArgs) => {
  for (const step of steps) await step(args)
}
