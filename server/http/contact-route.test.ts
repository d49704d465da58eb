import { connect } from "node:net"
import { setImmediate as nextTurn } from "node:timers/promises"
import { bodyLimit, contactFormPath } from "../../supabase/functions/_shared/contact/contract"
import { contactHandler } from "../../supabase/functions/_shared/contact/http/handler"
import { fakeDeps } from "../../test/server/contact-handler"
import type { ContactService } from "../contact/contact-service"
import { requestQueue } from "./contact-route"
import { rawRequest } from "../../test/server/raw-request"
import { startServer, type RunningServer } from "./server"

const seen: { url: string; method: string; address: string; type: string | null; body: string }[] = []
const contact: ContactService = {
  handle: async (request, { address }) => {
    if (request.headers.has("x-unread")) {
      await request.body?.cancel()
      return new Response("not read")
    }
    if (request.headers.has("x-fail")) throw new Error("the service failed")
    const { url, method, headers } = request
    const body = await request.text()
    seen.push({ url, method, address: address ?? "", type: headers.get("content-type"), body })
    return Response.json({ ok: true }, { status: 202, headers: { "X-Answer": "yes" } })
  },
  stop: () => Promise.resolve(),
}
let server: RunningServer
const form = () => `http://127.0.0.1:${server.port}/functions/v1/contact-form`

beforeAll(async () => {
  server = await startServer({ port: 0, contact })
})
afterAll(() => server.stop())

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

test.each(["content-length", "chunks"])(
  "a body larger than any form (%s) gets the contact service's 413",
  async (length) => {
    const { deps, recorded } = fakeDeps()
    const other = await startServer({
      port: 0,
      contact: {
        handle: (request, client) => contactHandler(request, client, deps),
        stop: () => Promise.resolve(),
      },
    })
    const body = "x".repeat(bodyLimit + 1)
    const response = await fetch(`http://127.0.0.1:${other.port}${contactFormPath}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: "Bearer token",
        origin: "https://www.practice.example",
      },
      ...(length === "chunks" ? { body: new Blob([body]).stream(), duplex: "half" } : { body }),
    })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: "too_large", requestId: "id-1" })
    expect(response.headers.get("access-control-allow-origin")).toBe("https://www.practice.example")
    expect(recorded.log).toMatchObject([{ event: "contact_form", status: 413, requestId: "id-1" }])
    await other.stop()
  },
)

test("a large body reaches the contact service whole", async () => {
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
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(202)
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

test("an error of the contact service is a 500 without details, and the server keeps working", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const response = await fetch(form(), { method: "POST", headers: { "X-Fail": "1" }, body: "{}" })
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ error: expect.stringMatching(/^Something.*\.$/), code: "broken" })
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(202)
})

test("callers continue in the order they came, one per turn of the event loop", async () => {
  const turn = requestQueue()
  const continued: string[] = []
  for (const caller of ["first", "second", "third"]) void turn().then(() => continued.push(caller))
  expect(continued).toEqual([])
  await nextTurn()
  expect(continued).toEqual(["first"])
  await nextTurn()
  expect(continued).toEqual(["first", "second"])
  await nextTurn()
  expect(continued).toEqual(["first", "second", "third"])
})

test("a caller that comes after all others have continued does not wait", async () => {
  const turn = requestQueue()
  await turn()
  const continued = jest.fn()
  void turn().then(continued)
  await nextTurn()
  expect(continued).toHaveBeenCalledTimes(1)
})
