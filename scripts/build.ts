import { buildSite } from "./lib/gatsby"
import { checkNode } from "./lib/check-node"
import { runCli } from "./lib/user-error"

/** `npm run build`: the production site, in `public/`; with `-- --release` sample content is refused. */
void runCli(async () => {
  checkNode()
  await buildSite(process.argv.includes("--release") ? { SITE_RELEASE: "1" } : {})
})
