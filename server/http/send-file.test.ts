import { readdirSync } from "node:fs"
import fsPromises from "node:fs/promises"
import { connect } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { startServer, type RunningServer } from "./server"
import { makeSite } from "./site.fixture"

const site = makeSite()
let server: RunningServer

beforeAll(async () => {
  server = await startServer({ root: site.root, port: 0 })
})
afterAll(async () => {
  await server.stop()
  site.remove()
})

/** How many descriptors this process has open. */
const descriptors = () => readdirSync("/dev/fd").length

/** Sends so many requests at once on one connection and leaves as soon as the first answer begins. */
const sendAndLeave = (address: string, count: number) =>
  new Promise<void>((resolve) => {
    const socket = connect(server.port, "127.0.0.1", () =>
      socket.write(`GET ${address} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(count)),
    )
    socket.once("data", () => socket.destroy())
    socket.on("error", () => undefined)
    socket.on("close", () => resolve())
  })

test.each(["/long.txt", "/film.bin"])(
  "ten waves of pipelined requests for %s, whose answers nobody reads, leave no file open",
  async (address) => {
    await (await fetch(`http://127.0.0.1:${server.port}${address}`)).arrayBuffer()
    const before = descriptors()
    for (let wave = 0; wave < 10; wave++) {
      await Promise.all(Array.from({ length: 10 }, () => sendAndLeave(address, 50)))
    }
    for (let turns = 0; descriptors() > before && turns < 200; turns++) await pause(20)
    expect(descriptors()).toBeLessThanOrEqual(before)
  },
  20_000,
)

test("a large file arrives whole, also when it is asked for several times on one connection", async () => {
  const bytes = await new Promise<number>((resolve) => {
    let received = 0
    const socket = connect(server.port, "127.0.0.1", () =>
      socket.write(
        "GET /film.bin HTTP/1.1\r\nHost: a\r\n\r\n".repeat(20) +
          "GET /film.bin HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
      ),
    )
    socket.on("data", (chunk) => (received += chunk.length))
    socket.on("close", () => resolve(received))
  })
  expect(bytes).toBeGreaterThan(21 * 3_000_000)
})

test.each([undefined, "br"])("a read that fails once is tried again (encoding %s)", async (encoding) => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const other = await startServer({ root: site.root, port: 0 })
  const failed = Object.assign(new Error("EMFILE: too many open files"), { code: "EMFILE" })
  const read = jest.spyOn(fsPromises, "readFile").mockRejectedValueOnce(failed)
  const get = () =>
    fetch(`http://127.0.0.1:${other.port}/again.txt`, {
      headers: { "Accept-Encoding": encoding ?? "identity" },
    })
  try {
    const first = await get()
    expect((await get()).status).toBe(200)
    expect([200, 500]).toContain(first.status)
  } finally {
    read.mockRestore()
    log.mockRestore()
    await other.stop()
  }
})

test("a file that has gone since the start is not found, and neither is anything once the page for it has gone", async () => {
  const own = makeSite()
  const other = await startServer({ root: own.root, port: 0 })
  const get = async (address: string) => {
    const response = await fetch(`http://127.0.0.1:${other.port}${address}`)
    return [response.status, await response.text()]
  }
  own.delete("long.txt")
  expect(await get("/long.txt")).toEqual([404, "<h1>Not found</h1>"])
  await other.stop()
  const third = await startServer({ root: own.root, port: 0 })
  own.delete("404.html")
  const response = await fetch(`http://127.0.0.1:${third.port}/nothing`)
  expect(response.status).toBe(404)
  await third.stop()
  own.remove()
})
