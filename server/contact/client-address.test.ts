import { clientAddress } from "./client-address"

const socket = "192.0.2.1"
const forwarded = (value: string) => new Headers({ "x-forwarded-for": value })

test("without a proxy of ours only the socket is believed", () => {
  expect(clientAddress(forwarded("203.0.113.9"), socket, false)).toBe("192.0.2.1")
})

test("with a proxy the address that the proxy wrote is taken, not what the client wrote before it", () => {
  expect(clientAddress(forwarded("198.51.100.1, 203.0.113.9"), socket, true)).toBe("203.0.113.9")
})

test.each([
  ["203.0.113.9:5678", "203.0.113.9"],
  ["[2001:db8::1]:5678", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
])("the port in %s does not make another client of the same address", (value, address) => {
  expect(clientAddress(forwarded(value), socket, true)).toBe(address)
})

test("a proxy that says nothing leaves the socket", () => {
  expect(clientAddress(new Headers(), socket, true)).toBe("192.0.2.1")
})
