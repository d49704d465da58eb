import { once } from "node:events"
import { createServer, type AddressInfo } from "node:net"
import { checkPort, freePort, portSetting } from "./port"

test("without a setting the port is 8000", () => {
  expect(portSetting("")).toBe(8000)
  expect(portSetting("9001")).toBe(9001)
})

test.each(["0", "65536", "80a", "-1", "8000.5"])("PORT=%s is refused", (value) => {
  expect(() => portSetting(value)).toThrow(`but is “${value}”`)
})

describe("a port that another program uses", () => {
  const server = createServer()
  let port: number
  beforeAll(async () => {
    await once(server.listen(0, "127.0.0.1"), "listening")
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => server.close())

  test("is refused with what to do", async () => {
    await expect(checkPort(port)).rejects.toThrow(/is taken[^]*PORT=\d+ npm run \w+/)
  })

  test("does not matter at another address of the machine", async () => {
    await expect(checkPort(port, "127.0.0.2")).resolves.toBeUndefined()
  })
})

test("an address that the machine does not have is refused", async () => {
  // 192.0.2.0/24 is reserved for documentation (RFC 5737).
  await expect(checkPort(await freePort(), "192.0.2.1")).rejects.toThrow("BIND_ADDRESS")
})

test("a free port is found", async () => {
  await expect(checkPort(await freePort())).resolves.toBeUndefined()
})
