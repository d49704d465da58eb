import type { BuildArgs } from "gatsby"
import { writeFeeds } from "./feed"
import { writeManifest } from "./manifest"
import { writeRobots } from "./robots"
import { writeSitemap } from "./sitemap"
import { writeSocialCards } from "./social-cards"

const steps = [writeFeeds, writeSitemap, writeRobots, writeManifest, writeSocialCards]

/** Adds to the built site what is not a page, one step after the other. */
export const onPostBuild = async (args: BuildArgs) => {
  for (const step of steps) await step(args)
}
