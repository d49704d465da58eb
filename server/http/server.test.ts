import { once } from "node:events"
import { connect } from "node:net"
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises"
import type { ContactService } from "./contact-route"
import { rawRequest } from "./raw-request.fixture"
import { startServer, type RunningServer } from "./server"
import { makeSite } from "./site.fixture"

const site = makeSite()
const seen: { url: string; method: string; address: string; type: string | null; body: string }[] = []
const stop = jest.fn(() => Promise.resolve())
const contact: ContactService = {
  handle: async (request, { address }) => {
    if (request.headers.has("x-unread")) {
      await request.body?.cancel()
      return new Response("not read")
    }
    if (request.headers.has("x-fail")) throw new Error("the service failed")
    const { url, method, headers } = request
    const body = await request.text()
    seen.push({ url, method, address, type: headers.get("content-type"), body })
    return Response.json({ ok: true }, { status: 202, headers: { "X-Answer": "yes" } })
  },
  stop,
}
const deferred = () => {
  let resolve = (): void => undefined
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve }
}
let server: RunningServer
const form = () => `http://127.0.0.1:${server.port}/functions/v1/contact-form`

beforeAll(async () => {
  server = await startServer({ root: site.root, port: 0, contact })
})
afterAll(async () => {
  await server.stop()
  site.remove()
})

test("a TRACE request to the contact service gets 405 and a sentence", async () => {
  const answer = await rawRequest(
    server.port,
    "TRACE /functions/v1/contact-form HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  )
  expect(answer).toMatch(/^HTTP\/1\.1 405 [\s\S]*"code":"method_not_allowed"/)
})

test("the contact service gets the request as it was sent, and its response is sent back", async () => {
  const response = await fetch(`${form()}?try=1`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: '{"name":"Ann Ünal"}',
  })
  expect([response.status, response.headers.get("x-answer"), await response.json()]).toEqual([
    202,
    "yes",
    { ok: true },
  ])
  expect(seen.at(-1)).toEqual({
    url: `${form()}?try=1`,
    method: "POST",
    address: "127.0.0.1",
    type: "application/json",
    body: '{"name":"Ann Ünal"}',
  })
})

/** Sends the headers of a post and no body, and returns the response. */
const sendHeaders = (...headers: string[]) =>
  rawRequest(
    server.port,
    ["POST /functions/v1/contact-form HTTP/1.1", "Host: a", ...headers, "Connection: close", "", ""].join(
      "\r\n",
    ),
  )

test.each(["Content-Length: 1000000", "Transfer-Encoding: chunked"])(
  "a response that the contact service sends in the middle of a body (%s) does not wait for the rest",
  async (length) => {
    expect(await sendHeaders(length, "X-Unread: 1")).toMatch(/^HTTP\/1\.1 200 [\s\S]*not read$/)
  },
)

test("a client that expects 100 Continue gets it only once the contact service reads the body", async () => {
  const expectation = ["Expect: 100-continue", "Content-Length: 2"]
  expect(await sendHeaders(...expectation, "X-Unread: 1")).toMatch(/^HTTP\/1\.1 200 /)

  const read = await new Promise<string>((resolve) => {
    let received = ""
    const head = ["POST /functions/v1/contact-form HTTP/1.1", "Host: a", ...expectation, "Connection: close"]
    const socket = connect(server.port, "127.0.0.1", () => socket.write(`${head.join("\r\n")}\r\n\r\n`))
    socket.on("data", (chunk) => {
      received += chunk.toString()
      if (received === "HTTP/1.1 100 Continue\r\n\r\n") socket.write("{}")
    })
    socket.on("close", () => resolve(received))
  })
  expect(read).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 202 /)
  expect(seen.at(-1)?.body).toBe("{}")
})

test("a body is passed on as fast as the contact service reads it, and is not kept in memory", async () => {
  const chunks = Array.from({ length: 40 }, (_, index) => String(index % 10).repeat(100_000))
  const body = new Blob(chunks).stream()
  await fetch(form(), { method: "POST", body, duplex: "half" } as RequestInit)
  expect(seen.at(-1)?.body).toBe(chunks.join(""))
})

test("a body that the contact service does not read gets its response", async () => {
  const response = await fetch(form(), {
    method: "POST",
    headers: { "X-Unread": "1" },
    body: "x".repeat(60_000),
  })
  expect(await response.text()).toBe("not read")
})

test("a client that disconnects in the middle of a body is not an error", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const head = "POST /functions/v1/contact-form HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n"
  await new Promise<void>((resolve) => {
    const socket = connect(server.port, "127.0.0.1", () =>
      socket.write(`${head}{"na`, () => socket.destroy()),
    )
    socket.on("close", () => resolve())
  })
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200)
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

test("an error of the contact service is a 500 without details, and the site keeps working", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const response = await fetch(form(), { method: "POST", headers: { "X-Fail": "1" }, body: "{}" })
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ error: expect.stringMatching(/^Something.*\.$/), code: "broken" })
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200)
})

test("a request without a host is refused", async () => {
  expect(await rawRequest(server.port, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 400 /,
  )
})

test("a request with two hosts is refused, since a proxy may have used the other one", async () => {
  const request = "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n"
  expect(await rawRequest(server.port, request)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"bad_request"/)
})

test.each([
  ["http://a.example/blog?x", "<h1>Blog</h1>"],
  ["HTTP://a.example", "<h1>Home</h1>"],
  ["http://a.example/healthz", '{"ok":true}'],
])("the absolute URL %s gets the same response as its path", async (address, text) => {
  const request = `GET ${address} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`
  expect(await rawRequest(server.port, request)).toContain(`\r\n\r\n${text}`)
})

test("an invalid host does not stop the contact service", async () => {
  const request = "GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"
  expect(await rawRequest(server.port, request)).toMatch(/^HTTP\/1\.1 202 /)
})

test("requests to the contact service's paths go to it, all others to the site", async () => {
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).status
  expect(await statusOf("/healthz?x")).toBe(202)
  expect(await statusOf("/functions/v1/other")).toBe(404)
  expect(await statusOf("/blog")).toBe(200)
})

test("a server without a contact service responds 404 at its paths", async () => {
  const bare = await startServer({ root: site.root, port: 0 })
  expect((await fetch(`http://127.0.0.1:${bare.port}/healthz`)).status).toBe(404)
  await bare.stop()
})

test("a request that never ends gets 408", async () => {
  expect(await rawRequest(server.port, "GET / HTTP/1.1\r\nHost: a\r\n")).toMatch(/^HTTP\/1\.1 408 /)
}, 20_000)

test("a port in use rejects the start", async () => {
  await expect(startServer({ port: server.port })).rejects.toMatchObject({ code: "EADDRINUSE" })
})

test("a stopping server completes the request in progress, closes its connection and takes no more on it", async () => {
  const asked: string[] = []
  const arrived = deferred()
  const release = deferred()
  const slow: ContactService = {
    handle: async (request) => {
      asked.push(await request.text())
      arrived.resolve()
      await release.promise
      return new Response("taken")
    },
    stop: () => Promise.resolve(),
  }
  const other = await startServer({ port: 0, contact: slow })
  const post = "POST /functions/v1/contact-form HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n"
  const answers = rawRequest(other.port, `${post}first`)
  await arrived.promise
  const stopped = other.stop()
  release.resolve()
  expect(await answers).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n[\s\S]*taken$/i)
  await stopped
  expect(asked).toEqual(["first"])
})

test("stopping stops the contact service too", async () => {
  const other = await startServer({ port: 0, contact })
  await other.stop()
  expect(stop).toHaveBeenCalledTimes(1)
})

/** Sockets of this process, of clients and servers alike. */
const openSockets = () => process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length

test("a client that reads nothing of a response is disconnected", async () => {
  const other = await startServer({ root: site.root, port: 0, unreadTimeout: 200 })
  const socket = connect(other.port, "127.0.0.1").pause()
  socket.on("error", () => undefined)
  socket.write("GET /film.bin HTTP/1.1\r\nHost: a\r\n\r\n".repeat(5))
  await once(socket, "connect")
  while (openSockets() < 2) await nextTurn()
  const both = openSockets()
  while (openSockets() >= both) await pause(20)
  expect(openSockets()).toBeLessThan(both)
  socket.destroy()
  await other.stop()
})
