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
  // Some gateways add the port, which is another one each time: 192.0.2.1:5678, [2001:db8::1]:5678.
  const address = /^\[(.*)\](?::\d+)?$/.exec(last)?.[1] ?? last.replace(/^([\d.]+):\d+$/, "$1")
  return address === "" ? socket : address
}
