import { readFile } from "node:fs/promises"
import { mailTemplates } from "../supabase/functions/_shared/contact/settings"
import { startContactService } from "./contact/contact-service"
import { readContactSettings } from "./contact/settings"
import { startServer } from "./http/server"

/** Serves `public/` and the contact service until SIGINT or SIGTERM. The build bundles this file as `dist/server.mjs`. */
const main = async () => {
  // A reader of the log that ends must not end the server.
  process.stdout.on("error", () => undefined)
  const settings = readContactSettings()
  const templates = mailTemplates.parse(JSON.parse(await readFile("dist/mail-templates.json", "utf8")))
  const contact = await startContactService(settings, templates)
  const { PORT: port, BIND_ADDRESS: host } = settings
  const site = await startServer({ root: "public", port, host, contact })
  const database = settings.CONTACT_DATABASE_URL ? "the PostgreSQL database" : settings.CONTACT_DATA_DIR
  console.log(`\nThe site is ready: ${site.url}\nEnquiries are kept in ${database}. Ctrl-C stops it.\n`)
  const stop = () => void site.stop().then(() => process.exit())
  process.once("SIGINT", stop).once("SIGTERM", stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
