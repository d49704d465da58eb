import { buildSite } from "./lib/gatsby"
import { checkNode } from "./lib/check-node"
import { runCli } from "./lib/user-error"

/** `npm run build`: builds the production site into `public/`; with `-- --release` it rejects sample content. */
void runCli(async () => {
  checkNode()
  await buildSite(process.argv.includes("--release") ? { SITE_RELEASE: "1" } : {})
})
