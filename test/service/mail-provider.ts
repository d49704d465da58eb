import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as after } from "node:timers/promises"

/** How often the stand-in for Resend misbehaves, as shares of the requests. */
export type Faults = { rateLimited: number; broken: number; answerLost: number; slowMilliseconds: number }

export type MailProvider = {
  url: string
  /** Every mail that was taken, by its key: how often it was delivered. */
  deliveries: Map<string, number>
  /** Answers that were cut off after the mail had been taken. */
  lostAnswers: number
  requests: number
  /** Repetitions whose text differed from the first: Resend refuses those for good. */
  changedMails: number
  faults: Faults
  /** While down it takes no connection. */
  down: boolean
  /** Whether repeated keys are recognised, as Resend does. */
  knowsKeys: boolean
  stop: () => Promise<void>
}

export const noFaults: Faults = { rateLimited: 0, broken: 0, answerLost: 0, slowMilliseconds: 0 }

/** A stand-in for Resend's HTTP interface, with faults. */
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
