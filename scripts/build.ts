import { buildSite } from "./lib/build-site"
import { checkNode } from "./lib/check-node"
import { run } from "./lib/complaint"

/** `npm run build`: the production site, in `public/`. */
run(async () => {
  checkNode()
  await buildSite()
})
