import { once } from "node:events"
import { Agent, request, Server } from "node:http"
import { connect } from "node:net"
import type { ContactService } from "../contact/contact-service"
import { clientAddress, readNetworks } from "../contact/client-address"
import { contactHandler } from "../../supabase/functions/_shared/contact/http/handler"
import { fakeDeps } from "../../test/server/contact-handler"
import { serveSite, startServerInTest } from "../../test/server/make-site"
import { rawRequest } from "../../test/server/raw-request"

const { deps } = fakeDeps()
const contact: ContactService = {
  handle: (request, socketAddress) => {
    if (new URL(request.url).pathname === "/healthz") return Promise.resolve(Response.json({ ok: true }))
    const address = clientAddress(request.headers, socketAddress, readNetworks("127.0.0.1"))
    return contactHandler(request, address, deps)
  },
  stop: jest.fn(() => Promise.resolve()),
}
const site = serveSite({ contact })

/** The response to a request that never ends. It arrives after seconds, during which the other tests run. */
let late: Promise<string>
beforeAll(() => {
  late = rawRequest(site.port, "GET / HTTP/1.1\r\nHost: a\r\n")
})

test.each([
  ["http://a.example/blog?x", "<h1>Blog</h1>"],
  ["HTTP://a.example", "<h1>Home</h1>"],
  ["http://a.example/healthz", '{"ok":true}'],
])("the absolute URL %s gets the same response as its path", async (address, text) => {
  const lines = `GET ${address} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`
  expect(await rawRequest(site.port, lines)).toContain(`\r\n\r\n${text}`)
})

test.each([
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["a host that is not valid", "GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 200],
  ["a password in its host", "GET /healthz HTTP/1.1\r\nHost: a:b@c\r\nConnection: close\r\n\r\n", 200],
  ["bytes that are not HTTP", "NONSENSE\r\n\r\n", 400],
  ["headers that are too long", `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  [
    "the method TRACE",
    "TRACE /functions/v1/contact-form HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    405,
  ],
])("a request with %s does not stop the server", async (_, bytes, status) => {
  expect(await rawRequest(site.port, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterAll(() => agent.destroy())

/** Sends a request on the one connection of this file and returns its status. */
const statusOf = (method: string, path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const options = { agent, method, path, port: site.port, host: "127.0.0.1", headers }
    const outgoing = request(options, (incoming) => {
      incoming.resume().once("end", () => resolve(incoming.statusCode))
    })
    outgoing.once("error", reject).end()
  })

const read = [
  ...["Accept", "Accept-Encoding", "If-None-Match", "If-Modified-Since", "Range", "Cookie", "Content-Type"],
  ...["Authorization", "Origin", "Sec-Fetch-Site", "Idempotency-Key", "X-Forwarded-For", "Host", "Referer"],
]

const usual = { "Content-Type": "application/json", Authorization: "Bearer token" }

/** Returns the processor time that requests with a header of 15 kB take, in microseconds. */
const processorTime = async (name: string, fill: string) => {
  const headers = { ...usual, [name]: `a${fill.repeat(15_000 / fill.length)}b` }
  const before = process.cpuUsage()
  for (let number = 0; number < 10; number++) {
    expect(await statusOf("GET", "/", headers)).toBeLessThan(500)
    expect(await statusOf("POST", "/functions/v1/contact-form", headers)).toBeLessThan(500)
  }
  const { user, system } = process.cpuUsage(before)
  return user + system
}

// A pattern that takes quadratic time makes the factor larger than 50.
test.each(read)("requests with 15 kB of blanks, semicolons or commas in %s delay nobody", async (name) => {
  const letters = await processorTime(name, "x")
  expect(await processorTime(name, " ")).toBeLessThan(10 * letters)
  expect(await processorTime(name, ";,")).toBeLessThan(10 * letters)
})

test("the responses of the contact service have the site's headers too", async () => {
  const { headers } = await fetch(`http://127.0.0.1:${site.port}/functions/v1/contact-form`, {
    method: "POST",
  })
  expect(headers.get("referrer-policy")).toBe("same-origin")
})

test("a server without a contact service responds 404 at its paths", async () => {
  const bare = await startServerInTest({ root: site.root })
  expect((await fetch(`http://127.0.0.1:${bare.port}/healthz`)).status).toBe(404)
})

test("requests that are sent at once on one connection are answered in their order", async () => {
  const lines = ["GET /blog", "GET /healthz", "GET /"].map((start) => `${start} HTTP/1.1\r\nHost: a\r\n\r\n`)
  const last = "GET /none HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
  expect(await rawRequest(site.port, lines.join("") + last)).toMatch(/Blog.*"ok".*Home.*Not found/s)
})

const deferred = () => {
  let resolve = (): void => undefined
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve }
}

test("a stopping server completes the request in progress, closes its connection and stops the service", async () => {
  const cut = jest.spyOn(Server.prototype, "closeAllConnections")
  const arrived = deferred()
  const release = deferred()
  const stop = jest.fn(() => Promise.resolve())
  const handle = async () => {
    arrived.resolve()
    await release.promise
    return new Response("taken")
  }
  const other = await startServerInTest({ contact: { handle, stop } })
  const get = "GET /functions/v1/contact-form HTTP/1.1\r\nHost: a\r\n\r\n"
  const answers = rawRequest(other.port, get)
  await arrived.promise
  const stopped = other.stop()
  release.resolve()
  expect(await answers).toMatch(/^HTTP\/1\.1 200 [\s\S]*taken/)
  await stopped
  expect(stop).toHaveBeenCalledTimes(1)
  expect(cut).not.toHaveBeenCalled()
})

test("a stopping server answers a request that has begun and then closes its connection", async () => {
  const other = await startServerInTest()
  const socket = connect(other.port, "127.0.0.1")
  const received: string[] = []
  socket.setEncoding("latin1").on("data", (chunk: string) => received.push(chunk))
  const begun = "GET /none HTTP/1.1\r\nHost: a\r\n"
  socket.write(`${begun}\r\n${begun}`)
  await once(socket, "data")
  const stopped = other.stop()
  socket.write("\r\n")
  await once(socket, "close")
  const [, first, second] = received.join("").split("HTTP/1.1 404")
  expect(first).not.toMatch(/\r\nConnection: close\r\n/i)
  expect(second).toMatch(/\r\nConnection: close\r\n/i)
  await stopped
})

test("a request whose client has reset the connection is not handled: its address is no longer known", async () => {
  const handle = jest.fn(() => Promise.resolve(new Response("taken")))
  const other = await startServerInTest({ contact: { handle, stop: () => Promise.resolve() } })
  const socket = connect(other.port, "127.0.0.1").on("error", () => undefined)
  await once(socket, "connect")
  socket.write("POST /functions/v1/contact-form HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n")
  socket.resetAndDestroy()
  expect(await (await fetch(`http://127.0.0.1:${other.port}/healthz`)).text()).toBe("taken")
  expect(handle).toHaveBeenCalledTimes(1)
})

test("a server that cannot listen stops the contact service", async () => {
  const stop = jest.fn(() => Promise.resolve())
  const options = { port: site.port, contact: { ...contact, stop } }
  await expect(startServerInTest(options)).rejects.toThrow("EADDRINUSE")
  expect(stop).toHaveBeenCalledTimes(1)
})

test("a request that never ends gets 408", async () => {
  expect(await late).toMatch(/^HTTP\/1\.1 408 /)
})
