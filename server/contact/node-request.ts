import type { IncomingMessage } from "node:http"
import { bodyLimit } from "../../supabase/functions/_shared/contact/limits"

/**
 * A request of Node's server as the web standard has it. Of the body no more is read than shows that it is too long;
 * a declared length over the limit is not read at all.
 */
export const nodeRequest = async (incoming: IncomingMessage): Promise<Request> => {
  const method = incoming.method ?? "GET"
  const headers = new Headers()
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? "", incoming.rawHeaders[index + 1] ?? "")
  }
  const host = hostOf(incoming.headers.host)
  const path = (incoming.url ?? "/").replace(/^\/+/, "/")
  const url = URL.canParse(`http://${host}${path}`) ? `http://${host}${path}` : `http://${host}/`
  const withBody = method !== "GET" && method !== "HEAD"
  const body = withBody ? await limitedBody(incoming) : null
  return new Request(url, { method, headers, body })
}

const hostOf = (host: string | undefined): string =>
  host && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`) ? host : "localhost"

const limitedBody = (incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    if (Number(incoming.headers["content-length"] ?? 0) > bodyLimit) return resolve(new Uint8Array(0))
    incoming.on("data", (chunk: Buffer) => {
      size += chunk.length
      if (size <= bodyLimit) chunks.push(chunk)
      // The rest still flows, and is thrown away; the answer does not wait for it.
      else resolve(new Uint8Array(bodyLimit + 1))
    })
    incoming.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))))
    incoming.on("error", reject)
    incoming.on("close", () => reject(new Error("The connection ended.")))
  })
