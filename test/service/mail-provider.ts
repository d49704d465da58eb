import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

export type MailProvider = Awaited<ReturnType<typeof startMailProvider>>

/** Starts a mock of Resend's HTTP API, which recognises repeated mails by their keys. */
export const startMailProvider = async () => {
  const server = createServer((request, response) => {
    void text(request).then(async () => {
      if (provider.state === "down") return request.socket.destroy()
      const fate = provider.received++ % 8
      await provider.held
      const answer = (status: number) =>
        response.writeHead(status, { "content-type": "application/json" }).end('{"id":"mail"}')
      if (provider.state === "faulty" && fate === 0) return answer(500)
      provider.accepted.add(String(request.headers["idempotency-key"]))
      return provider.state === "faulty" && fate === 1 ? request.socket.destroy() : answer(200)
    })
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const provider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
    /** The keys of the accepted mails. */
    accepted: new Set<string>(),
    /** Requests with a mail that have arrived. */
    received: 0,
    /** Responses wait for this. */
    held: Promise.resolve(),
    /** Down: accepts no mail. Faulty: of eight mails one gets an error, and one is accepted without a response. */
    state: "up" as "up" | "down" | "faulty",
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return provider
}
