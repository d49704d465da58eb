import { startServer } from "../server/http/server"
import { checkNode } from "./lib/check-node"
import { Complaint, run } from "./lib/complaint"
import { gatsby } from "./lib/gatsby"
import { checkPort, portSetting } from "./lib/port"

/** `npm run develop`: the site with live editing; gatsby-config.ts hands the form's address on to the service. */
run(async () => {
  checkNode()
  const port = portSetting()
  await checkPort(port)
  const service = await startServer({ port: 0 })
  const code = await gatsby(["develop", "--port", String(port)], { DEV_CONTACT_PORT: String(service.port) })
  await service.stop()
  if (code !== 0 && code !== 130 && code !== 143) {
    throw new Complaint("Live editing has stopped: the messages above say why.")
  }
})
