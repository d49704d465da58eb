import { clientNetwork } from "./hashes.ts"

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1::/48"],
  ["fe80::1%eth0", "fe80::/48"],
  ["::1", "::/48"],
  ["unknown", "unknown"],
])("the client %s counts as %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})
