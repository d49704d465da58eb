import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as after } from "node:timers/promises"

/** How often the mock of Resend fails, as shares of the requests. */
export type Faults = { rateLimited: number; broken: number; answerLost: number; slowMilliseconds: number }

export type MailProvider = {
  url: string
  /** Number of deliveries of each accepted mail, by its key. */
  deliveries: Map<string, number>
  /** Responses that were cut off after the mail was accepted. */
  lostAnswers: number
  requests: number
  /** Repeated mails that differed from the first one, which Resend rejects permanently. */
  changedMails: number
  faults: Faults
  /** While down it accepts no connection. */
  down: boolean
  /** True if repeated keys are recognised, as at Resend. */
  knowsKeys: boolean
  stop: () => Promise<void>
}

export const noFaults: Faults = { rateLimited: 0, broken: 0, answerLost: 0, slowMilliseconds: 0 }

/** Starts a mock of Resend's HTTP API, with faults. */
export const startMailProvider = async (random: () => number): Promise<MailProvider> => {
  const bodies = new Map<string, string>()
  const server = createServer((request, response) => {
    provider.requests++
    if (provider.down) {
      request.socket.destroy()
      return
    }
    const answer = (status: number, body: object, headers = {}) =>
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body))
    let body = ""
    request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk))
    request.once("end", () => {
      void after(provider.faults.slowMilliseconds).then(() => {
        const { rateLimited, broken, answerLost } = provider.faults
        const fate = random()
        if (fate < rateLimited) return answer(429, { name: "rate_limit_exceeded" }, { "retry-after": "1" })
        if (fate < rateLimited + broken) return answer(500, { name: "internal_server_error" })
        const key = String(request.headers["idempotency-key"])
        if (provider.knowsKeys && (bodies.get(key) ?? body) !== body) {
          provider.changedMails++
          return answer(409, { name: "invalid_idempotent_request" })
        }
        bodies.set(key, body)
        const known = provider.deliveries.get(key) ?? 0
        if (known === 0 || !provider.knowsKeys) provider.deliveries.set(key, known + 1)
        if (fate < rateLimited + broken + answerLost) {
          provider.lostAnswers++
          return request.socket.destroy()
        }
        return answer(200, { id: `mail-${key}` })
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const provider: MailProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
    deliveries: new Map(),
    lostAnswers: 0,
    requests: 0,
    changedMails: 0,
    faults: { ...noFaults },
    down: false,
    knowsKeys: true,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return provider
}
