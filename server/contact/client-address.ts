/**
 * The address a request came from: the socket's, or with a proxy of ours the last one in `X-Forwarded-For`, which is
 * the only one that the proxy itself wrote; the others are the client's own words.
 */
export const clientAddress = (
  headers: Headers,
  socket: string | null,
  trustProxy: boolean,
): string | null => {
  if (!trustProxy) return socket
  const last = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? ""
  return last === "" ? socket : last
}
