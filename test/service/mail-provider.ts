import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

export type MailProvider = Awaited<ReturnType<typeof startMailProvider>>

/** Starts a mock of Resend's HTTP API, which recognises repeated mails by their keys. */
export const startMailProvider = async () => {
  let requests = 0
  const server = createServer((request, response) => {
    if (provider.down) {
      request.socket.destroy()
      return
    }
    const answer = (status: number, body: object, headers = {}) =>
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body))
    let body = ""
    request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk))
    const respond = () => {
      const fate = provider.faulty ? requests++ % 8 : 7
      if (fate === 0) return answer(429, { name: "rate_limit_exceeded" }, { "retry-after": "1" })
      if (fate === 1) return answer(500, { name: "internal_server_error" })
      const key = String(request.headers["idempotency-key"])
      if ((provider.accepted.get(key) ?? body) !== body) {
        provider.changedMails++
        return answer(409, { name: "invalid_idempotent_request" })
      }
      provider.accepted.set(key, body)
      if (fate > 2) return answer(200, { id: `mail-${key}` })
      provider.lostAnswers++
      return request.socket.destroy()
    }
    request.once("end", () => {
      provider.received++
      void provider.held.then(respond)
    })
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const provider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
    /** The bodies of the accepted mails, by their keys. */
    accepted: new Map<string, string>(),
    /** Responses that were cut off after the mail was accepted. */
    lostAnswers: 0,
    /** Repeated mails that differed from the first one, which Resend rejects permanently. */
    changedMails: 0,
    /** Requests with a mail that have arrived. */
    received: 0,
    /** Responses wait for this. */
    held: Promise.resolve(),
    /** While down it accepts no mail. */
    down: false,
    /** If true, of eight requests one is rejected for its rate, one gets an error and one is accepted without a response. */
    faulty: false,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return provider
}
