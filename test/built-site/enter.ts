import { existsSync } from "node:fs"
import { testSite } from "./test-site"

// Import this before anything of `e2e/`, which reads `public/` and `content/` of the working directory as it is loaded.
const site = testSite("fixture")
if (!existsSync(`${site}/public/index.html`)) {
  console.error("Build the site for the tests first: npm test -- build")
  process.exit(1)
}
process.chdir(site)
