import { BlockList, isIP } from "node:net"

const familyOf = (address: string) => (address.includes(":") ? "ipv6" : "ipv4")

/**
 * Reads a list of addresses and networks, such as `127.0.0.1, 10.0.0.0/8`.
 * @throws an Error if one of them is neither
 */
export const readNetworks = (list: string): BlockList => {
  const networks = new BlockList()
  for (const entry of list.split(/[\s,]+/).filter(Boolean)) {
    const [address = "", prefix] = entry.split("/")
    const family = familyOf(address)
    networks.addSubnet(address, Number(prefix ?? (family === "ipv6" ? 128 : 32)), family)
  }
  return networks
}

/**
 * Returns the client's address: the socket's or, behind trusted proxies, the one in `X-Forwarded-For` that the first of
 * them wrote. The client can forge those before it. Null if that is not an address: all such posts share one limit.
 */
export const clientAddress = (headers: Headers, socket: string | null, trusted: BlockList): string | null => {
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").map((value) => value.trim())
  let address = socket
  while (address !== null && trusted.check(address, familyOf(address))) {
    const before = forwarded.pop()
    if (!before) break
    // Values that are no address, such as "unknown", would each count as a client.
    address = isIP(before) === 0 ? null : before
  }
  return address
}
