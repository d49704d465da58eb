import { once } from "node:events"
import { connect } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import type { ContactService } from "../contact/contact-service"
import { rawRequest } from "../../test/server/raw-request"
import { startServer } from "./server"
import { serveSite } from "../../test/server/make-site"

const stop = jest.fn(() => Promise.resolve())
const contact: ContactService = {
  handle: () => Promise.resolve(Response.json({ ok: true }, { status: 202 })),
  stop,
}
const site = serveSite({ contact })
const deferred = () => {
  let resolve = (): void => undefined
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve }
}

test("a request without a host is refused", async () => {
  expect(await rawRequest(site.port, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 400 /,
  )
})

test("a request with two hosts is refused, since a proxy may have used the other one", async () => {
  const request = "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n"
  expect(await rawRequest(site.port, request)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"bad_request"/)
})

test.each([
  ["http://a.example/blog?x", "<h1>Blog</h1>"],
  ["HTTP://a.example", "<h1>Home</h1>"],
  ["http://a.example/healthz", '{"ok":true}'],
])("the absolute URL %s gets the same response as its path", async (address, text) => {
  const request = `GET ${address} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`
  expect(await rawRequest(site.port, request)).toContain(`\r\n\r\n${text}`)
})

test("an invalid host does not stop the contact service", async () => {
  const request = "GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"
  expect(await rawRequest(site.port, request)).toMatch(/^HTTP\/1\.1 202 /)
})

test("requests to the contact service's paths go to it, all others to the site", async () => {
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${site.port}${path}`)).status
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
  expect(await rawRequest(site.port, "GET / HTTP/1.1\r\nHost: a\r\n")).toMatch(/^HTTP\/1\.1 408 /)
}, 20_000)

test("a port in use rejects the start", async () => {
  await expect(startServer({ port: site.port })).rejects.toMatchObject({ code: "EADDRINUSE" })
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

test("a stopping server answers a request that has begun and then closes its connection", async () => {
  const other = await startServer({ port: 0 })
  const socket = connect(other.port, "127.0.0.1")
  const received: string[] = []
  socket.setEncoding("latin1").on("data", (chunk: string) => received.push(chunk))
  const request = "GET /none HTTP/1.1\r\nHost: a\r\n"
  socket.write(`${request}\r\n${request}`)
  await once(socket, "data")
  const stopped = other.stop()
  socket.write("\r\n")
  await once(socket, "close")
  const [, first, second] = received.join("").split("HTTP/1.1 404")
  expect(first).not.toMatch(/\r\nConnection: close\r\n/i)
  expect(second).toMatch(/\r\nConnection: close\r\n/i)
  await stopped
})

test("a connection is closed after more requests than a browser makes on one", async () => {
  const received = await rawRequest(site.port, "GET /none HTTP/1.1\r\nHost: a\r\n\r\n".repeat(501))
  expect(received.split("HTTP/1.1 404")).toHaveLength(501)
  expect(received.split("HTTP/1.1 404").at(-1)).toMatch(/\r\nConnection: close\r\n/i)
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
  // The server's end of the connection comes after the client's.
  for (let turns = 0; openSockets() < 2 && turns < 200; turns++) await pause(20)
  const both = openSockets()
  for (let turns = 0; openSockets() >= both && turns < 200; turns++) await pause(20)
  expect(openSockets()).toBeLessThan(both)
  socket.destroy()
  await other.stop()
})
