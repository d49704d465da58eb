import { existsSync } from "node:fs"
import { testSite } from "./test-site"

// Import this before the modules of `e2e/`: they read `public/` and `content/` in the working directory when they load.
const site = testSite("fixture")
if (!existsSync(`${site}/public/index.html`)) {
  console.error("Build the site for the tests first: npm test -- build")
  process.exit(1)
}
process.chdir(site)
