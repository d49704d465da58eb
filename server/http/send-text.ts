import type { IncomingMessage, ServerResponse } from "node:http"

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

/** A short answer in plain text. A body that the visitor is still sending is not waited for. */
export const sendText = (response: ServerResponse, status: number, text: string) => {
  const body = `${text}\n`
  if (hasBody(response.req)) response.setHeader("Connection", "close")
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "X-Content-Type-Options": "nosniff",
  })
  response.end(body)
}
