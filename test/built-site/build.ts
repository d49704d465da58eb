import { buildSite } from "../../scripts/lib/gatsby"
import { runCli } from "../../scripts/lib/user-error"
import { prepareTestSite, testSite } from "./test-site"

/**
 * Builds a site for tests: with the fixture content, or with the real one for `real`. Analytics is on,
 * with a made-up measurement id.
 */
void runCli(async () => {
  const content = process.argv.includes("real") ? "real" : "fixture"
  await prepareTestSite(content)
  process.chdir(testSite(content))
  await buildSite({ GATSBY_GA_MEASUREMENT_ID: "G-TEST0000000" })
})
