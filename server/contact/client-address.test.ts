import { IncomingMessage } from "node:http"
import { Socket } from "node:net"
import { clientAddress } from "./client-address"

const incoming = (forwarded?: string) => {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: "192.0.2.1" })
  const message = new IncomingMessage(socket)
  if (forwarded !== undefined) message.headers["x-forwarded-for"] = forwarded
  return message
}

test("without a proxy of ours only the socket is believed", () => {
  expect(clientAddress(incoming("203.0.113.9"), false)).toBe("192.0.2.1")
})

test("with a proxy the address that the proxy wrote is taken, not what the client wrote before it", () => {
  expect(clientAddress(incoming("198.51.100.1, 203.0.113.9"), true)).toBe("203.0.113.9")
})

test("a proxy that says nothing leaves the socket", () => {
  expect(clientAddress(incoming(), true)).toBe("192.0.2.1")
})
