import { EventEmitter, once } from "node:events"
import { rmSync } from "node:fs"
import { Server } from "node:http"
import { connect } from "node:net"
import { join } from "node:path"
import type { ContactService } from "../contact/contact-service"
import { clientAddress, readNetworks } from "../contact/client-address"
import { contactHandler } from "../../supabase/functions/_shared/contact/http/handler"
import { fakeDeps } from "../../test/server/contact-handler"
import { makeSite, serveSite, startServerInTest } from "../../test/server/make-site"
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
  ["a host that is not valid", "GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 200],
  ["a password in its host", "GET /healthz HTTP/1.1\r\nHost: a:b@c\r\nConnection: close\r\n\r\n", 200],
  [
    "the method TRACE",
    "TRACE /functions/v1/contact-form HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    405,
  ],
])("a request with %s does not stop the server", async (_, bytes, status) => {
  expect(await rawRequest(site.port, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

const read = [
  ...["Accept", "Accept-Encoding", "If-None-Match", "If-Modified-Since", "Range", "Cookie", "Content-Type"],
  ...["Authorization", "Origin", "Sec-Fetch-Site", "Idempotency-Key", "X-Forwarded-For", "Host", "Referer"],
]

/** Returns the processor time that requests with a header of 15 kB take, in microseconds. */
const processorTime = async (name: string, fill: string) => {
  const usual = { Host: "a", "Content-Type": "application/json", Authorization: "Bearer token" }
  const headers = { ...usual, "Content-Length": "0", [name]: `a${fill.repeat(15_000 / fill.length)}b` }
  const lines = Object.entries(headers).map(([key, value]) => `${key}: ${value}\r\n`)
  const starts = ["GET /", "POST /functions/v1/contact-form"].map((start) => `${start} HTTP/1.1\r\n`)
  const both = starts.map((start) => `${start}${lines.join("")}\r\n`).join("")
  const last = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
  const before = process.cpuUsage()
  const responses = await rawRequest(site.port, both.repeat(10) + last)
  const { user, system } = process.cpuUsage(before)
  expect(responses.match(/HTTP\/1\.1 [234]/g)).toHaveLength(21)
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

test("an idle connection outlasts the two minutes that reverse proxies keep one, so none sends a post on a closed one", async () => {
  const { headers } = await fetch(`http://127.0.0.1:${site.port}/`)
  expect(Number(/timeout=(\d+)/.exec(headers.get("keep-alive") ?? "")?.[1])).toBeGreaterThan(120)
})

test("requests that are sent at once on one connection are answered in their order", async () => {
  const lines = ["GET /blog", "GET /healthz", "GET /"].map((start) => `${start} HTTP/1.1\r\nHost: a\r\n\r\n`)
  const last = "GET /none HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
  expect(await rawRequest(site.port, lines.join("") + last)).toMatch(/Blog.*"ok".*Home.*Not found/s)
})

test("a stopping server completes the request in progress, closes its connection and stops the service", async () => {
  const cut = jest.spyOn(Server.prototype, "closeAllConnections")
  const requests = new EventEmitter()
  const stop = jest.fn(() => Promise.resolve())
  const handle = () => new Promise<Response>((respond) => requests.emit("request", respond))
  const other = await startServerInTest({ contact: { handle, stop } })
  const answers = rawRequest(other.port, "GET /functions/v1/contact-form HTTP/1.1\r\nHost: a\r\n\r\n")
  const [respond] = (await once(requests, "request")) as [(response: Response) => void]
  const stopped = other.stop()
  respond(new Response("taken"))
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

test("a site without its headers, whose build was interrupted, is not served", async () => {
  const root = makeSite()
  rmSync(join(root, "_headers"))
  await expect(startServerInTest({ root })).rejects.toThrow("_headers")
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
