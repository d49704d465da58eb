import { createServer, request as forward } from "node:http"
import type { AddressInfo } from "node:net"

/**
 * Starts a proxy that forwards requests to the site, rejects all others and records their URLs. WebDriver cannot list requests,
 * and a proxy also sees connections that the browser only prepares.
 */
export const startRecordingProxy = async (origin: string) => {
  const site = new URL(origin).host
  const asked: string[] = []
  const proxy = createServer((incoming, outgoing) => {
    const target = new URL(incoming.url ?? "/", origin)
    if (target.host !== site) {
      asked.push(target.href)
      outgoing.writeHead(502).end()
      return
    }
    const { method = "GET", headers } = incoming
    const through = forward(target, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    through.on("error", () => outgoing.destroy())
    incoming.pipe(through)
  })
  proxy.on("connect", ({ url }: { url?: string }, socket) => {
    asked.push(`https://${url ?? ""}`)
    socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n")
  })
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve))
  const { port } = proxy.address() as AddressInfo
  const close = () => {
    proxy.closeAllConnections()
    proxy.close()
  }
  return { address: `127.0.0.1:${port}`, asked, close }
}
