import { buildSite } from "./lib/build-site"
import { checkNode } from "./lib/check-node"
import { run } from "./lib/user-error"

/** `npm run build`: the production site, in `public/`; with `-- --release` sample content is refused. */
void run(async () => {
  checkNode()
  await buildSite(process.argv.includes("--release") ? { SITE_RELEASE: "1" } : {})
})
