import { clientAddress, readNetworks } from "./client-address"

const trusted = readNetworks("192.0.2.1, 10.0.0.0/8 2001:db8:1::/48")

test.each([
  ["of a proxy that is not trusted is the socket's", "203.0.113.9", "198.51.100.1", "198.51.100.1"],
  [
    "is the one that the proxy wrote, not what the client wrote before it",
    "1.1.1.1, 203.0.113.9",
    "192.0.2.1",
    "203.0.113.9",
  ],
  ["is the one before a second proxy", "1.1.1.1, 203.0.113.9, 10.1.2.3", "192.0.2.1", "203.0.113.9"],
  [
    "ends at a neighbour of the second proxy that is not trusted",
    "203.0.113.9, 11.1.2.3",
    "192.0.2.1",
    "11.1.2.3",
  ],
  ["is found behind a proxy of version 6", "203.0.113.9", "2001:db8:1::7", "203.0.113.9"],
  [
    "is found where the socket of the proxy has both versions",
    "203.0.113.9",
    "::ffff:192.0.2.1",
    "203.0.113.9",
  ],
  ["has no port", "203.0.113.9:5678", "192.0.2.1", "203.0.113.9"],
  ["has no port either in version 6", "[2001:db8::1]:5678", "192.0.2.1", "2001:db8::1"],
  ["may be of version 6", "2001:db8::1", "192.0.2.1", "2001:db8::1"],
  [
    "is not known if the proxy writes no address, so that all such clients share one limit",
    "unknown-1",
    "192.0.2.1",
    null,
  ],
  ["is the proxy's if it writes nothing", "", "192.0.2.1", "192.0.2.1"],
])("the address of a client %s", (_, forwarded, socket, address) => {
  const headers = new Headers(forwarded === "" ? {} : { "x-forwarded-for": forwarded })
  expect(clientAddress(headers, socket, trusted)).toBe(address)
})
