import { existsSync } from "node:fs"
import { startContactService } from "../server/contact/contact-service"
import { readContactSettings } from "../server/contact/settings"
import { startServer } from "../server/http/server"
import { gatsby } from "./lib/gatsby"

/**
 * Waits for Ctrl-C or SIGTERM, or for the end of npm, which passes SIGTERM only to the shell between them. The second
 * signal ends the program at once.
 */
const untilStopped = () =>
  new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve())
    const parent = process.ppid
    if (process.env["npm_lifecycle_event"] === undefined) return
    setInterval(() => process.ppid !== parent && resolve(), 500).unref()
  })

/** `npm start`: builds the site and serves it with its contact service; `--serve-only` serves the last build. */
const start = async () => {
  const port = Number(process.env["PORT"] || 8000)
  const settings = readContactSettings()
  const host = process.env["BIND_ADDRESS"] || undefined
  // The first socket that systemd passes on (sd_listen_fds). Connections wait in it while the server restarts.
  const fd = process.env["LISTEN_PID"] === String(process.pid) ? 3 : undefined
  const code = process.argv.includes("--serve-only") ? 0 : await gatsby(["build"])
  if (code !== 0) process.exit(code)
  // The build writes this file after the pages and their headers.
  if (!existsSync("public/_redirects"))
    throw new Error("There is no complete build yet: run “npm run build”.")

  const contact = await startContactService(settings)
  const site = await startServer({ root: "public", port, fd, contact, ...(host ? { host } : {}) })
  const database = settings.CONTACT_DATABASE_URL ? "the PostgreSQL database" : settings.CONTACT_DATA_DIR
  console.log(`\nThe site is ready: ${site.url}\nEnquiries are kept in ${database}. Ctrl-C stops it.\n`)
  await untilStopped()
  await site.stop()
}

void start()
