import { startContactService } from "../server/contact/contact-service"
import { readContactSettings } from "../server/contact/settings"
import { startServer } from "../server/http/server"
import { startEditor } from "../tools/editor/serve"
import { checkNode } from "./lib/check-node"
import { UserError, asUserError, runCli } from "./lib/user-error"
import { gatsby, wasStopped } from "./lib/gatsby"
import { checkPort, portSetting } from "./lib/port"

/**
 * `npm run develop`: serves the site with live editing, and the content editor at /admin/. gatsby-config.ts passes requests
 * on to the contact service and to the editor.
 */
void runCli(async () => {
  checkNode()
  const port = portSetting()
  const settings = await asUserError(() => readContactSettings())
  await checkPort(port)
  // Gatsby's proxy changes the host of requests, so the service needs the origin of the pages.
  const origins = [...settings.CONTACT_ALLOWED_ORIGINS, `http://localhost:${port}`]
  const service = await asUserError(async () => {
    const contact = await startContactService({ ...settings, CONTACT_ALLOWED_ORIGINS: origins })
    return startServer({ port: 0, contact })
  })
  const editor = await startEditor()
  console.log(
    `These pages open in about a minute, once the site is built.\nThe site: http://localhost:${port}/\nThe content editor: http://localhost:${port}/admin/\n`,
  )
  const code = await gatsby(["develop", "--port", String(port)], {
    DEV_CONTACT_PORT: String(service.port),
    DEV_EDITOR_PORT: String(editor.port),
  })
  await Promise.all([service.stop(), editor.stop()])
  if (code !== 0 && !wasStopped(code)) {
    throw new UserError("Live editing has stopped: the messages above say why.")
  }
})
