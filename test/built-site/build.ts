import { buildSite } from "../../scripts/lib/gatsby"
import { prepareTestSite, testContent, testSite } from "./test-site"

/**
 * Builds a site for tests: with the fixture content, or with the real content if the argument is `real`. Analytics is
 * on, with a made-up measurement id.
 */
const buildTestSite = async () => {
  const content = testContent(process.argv[2])
  await prepareTestSite(content)
  process.chdir(testSite(content))
  process.exitCode = await buildSite({
    GATSBY_GA_MEASUREMENT_ID: "G-TEST0000000",
    // One article of the fixture content is dated the day after.
    ...(content === "fixture" && { SITE_TODAY: "2098-12-31" }),
  })
}

void buildTestSite()
