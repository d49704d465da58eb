import { existsSync } from "node:fs"
import { startSite } from "../server/main"
import { buildSite } from "./lib/build-site"
import { checkNode } from "./lib/check-node"
import { Complaint, run } from "./lib/complaint"
import { checkPort, portSetting } from "./lib/port"
import { untilStopped } from "./lib/until-stopped"

/** `npm start`: builds the site and serves it with its contact service; `--serve-only` serves the last build. */
run(async () => {
  checkNode()
  const port = portSetting()
  await checkPort(port)
  if (!process.argv.includes("--serve-only")) await buildSite()
  else if (!existsSync("public/index.html"))
    throw new Complaint("There is no build yet: run “npm run build”.")

  const site = await startSite({ root: "public", port })
  console.log(`\nThe site is ready: ${site.url}\nCtrl-C stops it.\n`)
  await untilStopped()
  await site.stop()
})
