import { createServer, type AddressInfo } from "node:net"
import { checkPort, freePort, portSetting } from "./port"

test("without a setting the port is 8000", () => {
  expect(portSetting("")).toBe(8000)
  expect(portSetting("9001")).toBe(9001)
})

test.each(["0", "65536", "80a", "-1", "8000.5"])("PORT=%s is refused", (value) => {
  expect(() => portSetting(value)).toThrow(`it is “${value}”`)
})

test("the error for a port in use says what to do", async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  await expect(checkPort(port)).rejects.toThrow(`Port ${port} is taken`)
  await expect(checkPort(port)).rejects.toThrow(`PORT=${port + 1} npm start`)
  await new Promise((resolve) => server.close(resolve))
})

test("an address that the machine does not have is an error", async () => {
  // 192.0.2.0/24 is reserved for documentation (RFC 5737).
  await expect(checkPort(await freePort(), "192.0.2.1")).rejects.toThrow("BIND_ADDRESS")
})

test("a port that is taken at another address of the machine does not matter", async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  await expect(checkPort(port, "127.0.0.2")).resolves.toBeUndefined()
  await new Promise((resolve) => server.close(resolve))
})

test("a free port is found", async () => {
  await expect(checkPort(await freePort())).resolves.toBeUndefined()
})
