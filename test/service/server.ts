import { startContactService } from "../../server/contact/contact-service"
import { readContactSettings } from "../../server/contact/settings"
import { startServer } from "../../server/http/server"

// Starts the server without a site. The tests run it as a separate process and kill it. It prints its port once it
// listens.
const main = async () => {
  const contact = await startContactService(readContactSettings())
  const server = await startServer({ port: 0, contact })
  console.log(`port ${server.port}`)
  process.once("SIGTERM", () => void server.stop().then(() => process.exit(0)))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
