import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

export type MailProvider = Awaited<ReturnType<typeof startMailProvider>>

/** Starts a mock of Resend's HTTP API, which recognises repeated mails by their keys. */
export const startMailProvider = async () => {
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      if (provider.down) return request.socket.destroy()
      const fate = provider.received++ % 8
      await provider.held
      const answer = (status: number) =>
        response.writeHead(status, { "content-type": "application/json" }).end('{"id":"mail"}')
      if (provider.faulty && fate === 0) return answer(500)
      const key = String(request.headers["idempotency-key"])
      if ((provider.accepted.get(key) ?? body) !== body) provider.changedMails++
      provider.accepted.set(key, body)
      if (!provider.faulty || fate > 1) return answer(200)
      provider.lostAnswers++
      return request.socket.destroy()
    })
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const provider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
    /** The bodies of the accepted mails, by their keys. */
    accepted: new Map<string, string>(),
    /** Responses that were cut off after the mail was accepted. */
    lostAnswers: 0,
    /** Repeated mails that differed from the first one, which Resend rejects. */
    changedMails: 0,
    /** Requests with a mail that have arrived. */
    received: 0,
    /** Responses wait for this. */
    held: Promise.resolve(),
    /** While down it accepts no mail. */
    down: false,
    /** If true, of eight requests one gets an error and one is accepted without a response. */
    faulty: false,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return provider
}
