import { fork } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { startContactService } from "../server/contact/contact-service"
import { readMailTemplates } from "../server/contact/mail-templates"
import { readContactSettings } from "../server/contact/settings"
import { startServer } from "../server/http/server"
import { gatsby, stopped } from "./lib/gatsby"

/**
 * `npm run develop`: serves the site with live editing, and the content editor at /admin/. gatsby-config.ts passes requests
 * on to the contact service and to the editor.
 */
const develop = async () => {
  const port = process.env["PORT"] || "8000"
  const settings = readContactSettings()
  // Gatsby's proxy changes the host of requests, so the service needs the origin of the pages.
  const origins = [...settings.CONTACT_ALLOWED_ORIGINS, `http://localhost:${port}`]
  const templates = await readMailTemplates(process.cwd())
  const contact = await startContactService({ ...settings, CONTACT_ALLOWED_ORIGINS: origins }, templates)
  const service = await startServer({ port: 0, contact })
  const editor = fork(path.join(__dirname, "..", "tools", "editor", "serve.ts"))
  const [editorPort] = (await once(editor, "message")) as [number]
  console.log(
    `These pages open in about a minute, once the site is built.\nThe site: http://localhost:${port}/\nThe content editor: http://localhost:${port}/admin/\n`,
  )
  const ports = { DEV_CONTACT_PORT: String(service.port), DEV_EDITOR_PORT: String(editorPort) }
  const code = await gatsby(["develop", "--port", port], ports)
  editor.disconnect()
  await service.stop()
  if (code !== 0 && code !== stopped) {
    console.error(
      "\nLive editing has stopped: the messages above say why. Start it again with: npm run develop\n",
    )
    process.exitCode = 1
  }
}

void develop()
