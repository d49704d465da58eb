import type { IncomingMessage, ServerResponse } from "node:http"

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

/**
 * Sends a short answer in plain text. A body that the visitor is still sending is not waited for.
 * @param headers names and values in turn
 */
export const sendText = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: readonly string[] = [],
) => {
  const body = `${text}\n`
  const own = [
    "Content-Type",
    "text/plain; charset=utf-8",
    "Content-Length",
    String(Buffer.byteLength(body)),
    ...(headers.includes("X-Content-Type-Options") ? [] : ["X-Content-Type-Options", "nosniff"]),
    ...(hasBody(response.req) ? ["Connection", "close"] : []),
  ]
  response.writeHead(status, [...headers, ...own]).end(body)
}
