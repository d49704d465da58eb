import { startContactService } from "../../server/contact/contact-service"
import { readContactSettings } from "../../server/contact/settings"
import { startServer } from "../../server/http/server"

// The server of the site without a site, as a process of its own: the tests kill it. Prints its port once it listens.
const main = async () => {
  const contact = await startContactService({ settings: readContactSettings() })
  const server = await startServer({ port: 0, contact })
  console.log(`port ${server.port}`)
  // It does not outlive the tests, even if they are killed.
  process.stdin.once("end", () => process.exit(1)).resume()
  process.once("SIGTERM", () => void server.stop().then(() => process.exit(0)))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
