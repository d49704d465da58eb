import { subscribe, unsubscribe } from "node:diagnostics_channel"
import fs, { readdirSync } from "node:fs"
import fsPromises from "node:fs/promises"
import { connect } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { byteRange, pickEncoding, precondition } from "./send-file"
import { startServer } from "./server"
import { makeSite, serveSite } from "../../test/server/make-site"

const site = serveSite()

/** The number of open descriptors of this process. */
const descriptors = () => readdirSync("/dev/fd").length

const get = (address: string) => `GET ${address} HTTP/1.1\r\nHost: a\r\n\r\n`

/** Sends requests at once on one connection and disconnects when the first response begins. */
const sendAndLeave = (requests: string) =>
  new Promise<void>((resolve) => {
    const socket = connect(site.port, "127.0.0.1", () => socket.write(requests))
    socket.once("data", () => socket.destroy())
    socket.on("error", () => undefined)
    socket.on("close", () => resolve())
  })

test.each([
  ["small files", get("/long.txt").repeat(50)],
  ["large files", get("/film.bin").repeat(50)],
])(
  "ten waves of pipelined requests for %s with unread responses leave no file open",
  async (_, requests) => {
    await sendAndLeave(requests)
    const before = descriptors()
    for (let wave = 0; wave < 10; wave++) {
      await Promise.all(Array.from({ length: 10 }, () => sendAndLeave(requests)))
    }
    for (let turns = 0; descriptors() > before && turns < 200; turns++) await pause(20)
    expect(descriptors()).toBeLessThanOrEqual(before)
  },
  20_000,
)

test("of the large files requested on one connection, one is open at a time", async () => {
  const open = jest.spyOn(fs, "createReadStream")
  await sendAndLeave(get("/film.bin").repeat(50))
  expect(open).toHaveBeenCalledTimes(1)
  open.mockRestore()
})

test("a large file whose response waits for a slower one is closed with its connection", async () => {
  const open = jest.spyOn(fs, "createReadStream")
  const contact = { handle: () => new Promise<Response>(() => undefined), stop: () => Promise.resolve() }
  const other = await startServer({ root: site.root, port: 0, contact })
  const socket = connect(other.port, "127.0.0.1", () => socket.write(get("/healthz") + get("/film.bin")))
  for (let turns = 0; open.mock.results.length === 0 && turns < 200; turns++) await pause(20)
  socket.destroy()
  const stream = open.mock.results[0]?.value as fs.ReadStream
  for (let turns = 0; !stream.closed && turns < 200; turns++) await pause(20)
  expect(stream.closed).toBe(true)
  open.mockRestore()
  await other.stop()
})

test("responses that wait for their turn are released when their connection closes", async () => {
  setFlagsFromString("--expose-gc")
  const collectGarbage = runInNewContext("gc") as () => void
  const responses: WeakRef<object>[] = []
  const remember = (message: unknown) => {
    responses.push(new WeakRef((message as { response: object }).response))
  }
  subscribe("http.server.request.start", remember)
  for (let wave = 0; wave < 3; wave++) await sendAndLeave(get("/film.bin").repeat(50))
  unsubscribe("http.server.request.start", remember)

  expect(responses.length).toBeGreaterThan(100)
  const alive = () => responses.filter((response) => response.deref()).length
  for (let turns = 0; alive() > 10 && turns < 30; turns++) {
    await pause(20)
    collectGarbage()
  }
  // Node keeps the last response of a connection for some time.
  expect(alive()).toBeLessThanOrEqual(10)
}, 20_000)

test("a large file arrives whole, also when it is requested several times on one connection", async () => {
  const bytes = await new Promise<number>((resolve) => {
    let received = 0
    const socket = connect(site.port, "127.0.0.1", () =>
      socket.write(
        get("/film.bin").repeat(20) + "GET /film.bin HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
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
  const again = () =>
    fetch(`http://127.0.0.1:${other.port}/again.txt`, {
      headers: { "Accept-Encoding": encoding ?? "identity" },
    })
  try {
    const first = await again()
    expect((await again()).status).toBe(200)
    expect([200, 500]).toContain(first.status)
  } finally {
    read.mockRestore()
    log.mockRestore()
    await other.stop()
  }
})

test("a file deleted after the start is not found, also when the 404 page is deleted too", async () => {
  const own = makeSite()
  const other = await startServer({ root: own.root, port: 0 })
  const load = async (address: string) => {
    const response = await fetch(`http://127.0.0.1:${other.port}${address}`)
    return [response.status, await response.text()]
  }
  own.delete("long.txt")
  expect(await load("/long.txt")).toEqual([404, "<h1>Not found</h1>"])
  await other.stop()
  const third = await startServer({ root: own.root, port: 0 })
  own.delete("404.html")
  const response = await fetch(`http://127.0.0.1:${third.port}/nothing`)
  expect(response.status).toBe(404)
  await third.stop()
  own.remove()
})

const modified = new Date("2026-03-01T12:00:00.700Z")

test.each([
  [{ "if-none-match": '"abc"' }, 304],
  [{ "if-none-match": 'W/"abc"' }, 304],
  [{ "if-none-match": '"old", "abc"' }, 304],
  [{ "if-none-match": "*" }, 304],
  [{ "if-none-match": '"old"' }, undefined],
  [{ "if-modified-since": "Sun, 01 Mar 2026 12:00:00 GMT" }, 304],
  [{ "if-modified-since": "Sun, 01 Mar 2026 11:59:59 GMT" }, undefined],
  [{ "if-modified-since": "yesterday" }, undefined],
  [{ "if-none-match": '"old"', "if-modified-since": "Sun, 01 Mar 2026 12:00:00 GMT" }, undefined],
  [{ "if-match": '"old", "abc"' }, undefined],
  [{ "if-match": "*" }, undefined],
  [{ "if-match": '"old"' }, 412],
  [{ "if-match": 'W/"abc"' }, 412],
  [{ "if-match": '"abc"', "if-none-match": '"abc"' }, 304],
  [{ "if-unmodified-since": "Sun, 01 Mar 2026 12:00:00 GMT" }, undefined],
  [{ "if-unmodified-since": "Sun, 01 Mar 2026 11:59:59 GMT" }, 412],
  [{ "if-unmodified-since": "yesterday" }, undefined],
  [{}, undefined],
])("a request with %j gets %s", (headers, expected) => {
  expect(precondition(headers as Record<string, string>, '"abc"', modified)).toBe(expected)
})

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=0-499", { start: 0, end: 499 }],
  ["bytes=500-", { start: 500, end: 999 }],
  ["bytes=-1", { start: 999, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=900-5000", { start: 900, end: 999 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,5-9", undefined],
  ["lines=0-1", undefined],
  ["", undefined],
])("of a file of 1000 bytes, %s is %j", (header, expected) => {
  expect(byteRange(header, 1000)).toEqual(expected)
})

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br; q=0, gzip; q=0.8", "gzip"],
  ["br ; q=0.8", "br"],
  ["*", "br"],
  ["*;q=0", undefined],
  ["identity", undefined],
  ["GZIP", "gzip"],
  ["br;q=nonsense", undefined],
  ["", undefined],
  [undefined, undefined],
])("a client that accepts %s gets %s", (accept, expected) => {
  expect(pickEncoding(accept)).toBe(expected)
})
