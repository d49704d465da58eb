import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { answerBrokenRequests, serverLimits } from "../../server/contact/harden-server"
import { startContactService } from "../../server/contact/index"
import { contactListener } from "../../server/contact/node-listener"
import { readContactSettings } from "../../server/contact/settings"

// The service alone, without a site, as a process of its own: the tests kill it. Prints its port once it listens.
const main = async () => {
  const settings = readContactSettings()
  const service = await startContactService({ settings })
  const listener = contactListener(service, { trustProxy: settings.TRUST_PROXY })
  const server = createServer(serverLimits, (request, response) => void listener(request, response))
  answerBrokenRequests(server)
  server.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => {
    console.log(`port ${(server.address() as AddressInfo).port}`)
  })
  process.once("SIGTERM", () => {
    server.close(() => void service.stop().then(() => process.exit(0)))
    server.closeIdleConnections()
  })
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
