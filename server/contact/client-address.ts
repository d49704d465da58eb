import type { IncomingMessage } from "node:http"

/**
 * The address a request came from: the socket's, or with a proxy of ours the last one in `X-Forwarded-For`, which is
 * the only one that the proxy itself wrote; the others are the client's own words.
 */
export const clientAddress = (incoming: IncomingMessage, trustProxy: boolean): string => {
  const socket = incoming.socket.remoteAddress ?? "unknown"
  if (!trustProxy) return socket
  const forwarded = [incoming.headers["x-forwarded-for"] ?? ""].flat().join(",")
  return forwarded.split(",").at(-1)?.trim() || socket
}
