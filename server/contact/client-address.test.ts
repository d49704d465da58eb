import { clientAddress, readNetworks } from "./client-address"

const trusted = readNetworks("192.0.2.1, 10.0.0.0/8")

test.each([
  ["the socket's, of a proxy that is not trusted", "203.0.113.9", "198.51.100.1", "198.51.100.1"],
  ["the one that the proxy wrote, not the client", "1.1.1.1, 203.0.113.9", "192.0.2.1", "203.0.113.9"],
  ["the one before a second proxy", "1.1.1.1, 203.0.113.9, 10.1.2.3", "192.0.2.1", "203.0.113.9"],
  ["found behind a socket of both versions", "203.0.113.9", "::ffff:192.0.2.1", "203.0.113.9"],
  ["not known if the proxy writes none: such clients share a limit", "unknown-1", "192.0.2.1", null],
  ["the proxy's if it writes nothing", "", "192.0.2.1", "192.0.2.1"],
])("the address of a client is %s", (_, forwarded, socket, address) => {
  const headers = new Headers(forwarded === "" ? {} : { "x-forwarded-for": forwarded })
  expect(clientAddress(headers, socket, trusted)).toBe(address)
})
