import { Agent, request, type IncomingHttpHeaders } from "node:http"

export type Answered = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  milliseconds: number
}

import { contactFormPath as formPath } from "../../supabase/functions/_shared/contact/contract"

export { formPath }
export const formHeaders = { "content-type": "application/json", authorization: "Bearer local-anon-token" }

/** Returns a valid enquiry; each number makes a different person and text. */
export const enquiry = (number: number) => ({
  name: `Visitor ${number}`,
  email: `visitor${number}@example.com`,
  company: "Example Trading Ltd",
  message: `Message number ${number}`,
})

/** Sends one request with a body; rejects only if the connection breaks. */
export const send = (
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer; agent?: Agent },
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const { method = "POST", headers = {}, body = "", agent } = options
    const length = headers["transfer-encoding"] ? {} : { "content-length": String(Buffer.byteLength(body)) }
    const outgoing = request(
      url,
      { method, headers: { ...length, ...headers }, ...(agent ? { agent } : {}) },
      (incoming) => {
        let text = ""
        incoming.setEncoding("utf8").on("data", (chunk: string) => (text += chunk))
        incoming.once("error", reject)
        incoming.once("end", () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text,
            milliseconds: performance.now() - started,
          }),
        )
      },
    )
    outgoing.once("error", reject)
    outgoing.end(body)
  })

/** Posts an enquiry as the form does. */
export const post = (
  origin: string,
  body: object,
  options: { headers?: Record<string, string>; agent?: Agent; path?: string } = {},
): Promise<Answered> =>
  send(origin + (options.path ?? formPath), {
    body: JSON.stringify(body),
    headers: { ...formHeaders, ...options.headers },
    ...(options.agent ? { agent: options.agent } : {}),
  })
