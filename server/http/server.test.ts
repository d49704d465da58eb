import { connect } from "node:net"
import type { ContactService } from "../contact/contact-service"
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
    if (request.headers.has("x-fail")) throw new Error("the service is ill")
    const { url, method, headers } = request
    const body = await request.text()
    seen.push({ url, method, address: address ?? "", type: headers.get("content-type"), body })
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

test("a TRACE request to the service, which the web has no request for, gets 405 and a sentence", async () => {
  const answer = await rawRequest(
    server.port,
    "TRACE /functions/v1/contact-form HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  )
  expect(answer).toMatch(/^HTTP\/1\.1 405 [\s\S]*"code":"method_not_allowed"/)
})

test("the contact service gets the request as it was sent, and its answer comes back", async () => {
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

test("a body larger than any form is refused, whether its length is told or not", async () => {
  const body = "x".repeat(70_000)
  const told = await fetch(form(), { method: "POST", body })
  expect([told.status, await told.json()]).toEqual([413, expect.objectContaining({ code: "too_large" })])
  const chunks = new Blob([body]).stream()
  const untold = await fetch(form(), { method: "POST", body: chunks, duplex: "half" } as RequestInit)
  expect(untold.status).toBe(413)
})

test("a body that the contact service does not want to read does no harm", async () => {
  const response = await fetch(form(), {
    method: "POST",
    headers: { "X-Unread": "1" },
    body: "x".repeat(60_000),
  })
  expect(await response.text()).toBe("not read")
})

test("a visitor who leaves in the middle of the form does no harm", async () => {
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

test("a failure of the contact service is a 500 without its innards, and the site goes on", async () => {
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

test("a request with two hosts is refused: what stands before this server may have believed the other one", async () => {
  const request = "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n"
  expect(await rawRequest(server.port, request)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"bad_request"/)
})

test.each([
  ["http://a.example/blog?x", "<h1>Blog</h1>"],
  ["HTTP://a.example", "<h1>Home</h1>"],
  ["http://a.example/healthz", '{"ok":true}'],
])("the absolute address %s is answered like its path", async (address, text) => {
  const request = `GET ${address} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`
  expect(await rawRequest(server.port, request)).toContain(`\r\n\r\n${text}`)
})

test("a host that is no host does not stop the contact service", async () => {
  const request = "GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"
  expect(await rawRequest(server.port, request)).toMatch(/^HTTP\/1\.1 202 /)
})

test("the addresses of the contact service are its own, all others are the site's", async () => {
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).status
  expect(await statusOf("/healthz?x")).toBe(202)
  expect(await statusOf("/functions/v1/other")).toBe(404)
  expect(await statusOf("/blog")).toBe(200)
})

test("a server without a contact service has nothing at its addresses", async () => {
  const bare = await startServer({ root: site.root, port: 0 })
  expect((await fetch(`http://127.0.0.1:${bare.port}/healthz`)).status).toBe(404)
  await bare.stop()
})

test("a visitor who never ends the request is let go", async () => {
  expect(await rawRequest(server.port, "GET / HTTP/1.1\r\nHost: a\r\n")).toMatch(/^HTTP\/1\.1 408 /)
}, 20_000)

test("a taken port is an error of the start", async () => {
  await expect(startServer({ port: server.port })).rejects.toMatchObject({ code: "EADDRINUSE" })
})

test("a server that is to stop answers what is under way, ends the connection with it and takes no more on it", async () => {
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

test("stopping ends the contact service as well", async () => {
  const other = await startServer({ port: 0, contact })
  await other.stop()
  expect(stop).toHaveBeenCalledTimes(1)
})
