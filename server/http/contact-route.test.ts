import { connect } from "node:net"
import { contactFormPath } from "../../supabase/functions/_shared/contact/contract"
import { serveSite } from "../../test/server/make-site"
import { rawRequest } from "../../test/server/raw-request"
import type { ContactService } from "../contact/contact-service"

const seen: { url: string; method: string; address: string; type: string | null; body: string }[] = []
const contact: ContactService = {
  handle: async (request, address) => {
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
const server = serveSite({ contact })
const form = () => `http://127.0.0.1:${server.port}${contactFormPath}`
const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
beforeEach(() => log.mockClear())

test("the contact service gets the request as it was sent, and its response is sent back", async () => {
  const response = await fetch(`${form()}?try=1`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: '{"name":"Ann Ünal"}',
  })
  expect([response.status, response.headers.get("x-answer")]).toEqual([202, "yes"])
  expect(await response.json()).toEqual({ ok: true })
  expect(seen.at(-1)).toEqual({
    url: `${form()}?try=1`,
    method: "POST",
    address: "127.0.0.1",
    type: "application/json",
    body: '{"name":"Ann Ünal"}',
  })
})

test.each(["Content-Length: 1000000", "Transfer-Encoding: chunked"])(
  "a response that the contact service sends in the middle of a body (%s) does not wait for the rest",
  async (length) => {
    const head = [`POST ${contactFormPath} HTTP/1.1`, "Host: a", length, "X-Unread: 1", "Connection: close"]
    const answer = await rawRequest(server.port, `${head.join("\r\n")}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*not read$/)
  },
)

test("a client that disconnects in the middle of a body is not an error", async () => {
  const head = `POST ${contactFormPath} HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n`
  await new Promise<void>((resolve) => {
    const socket = connect(server.port, "127.0.0.1", () =>
      socket.write(`${head}{"na`, () => socket.destroy()),
    )
    socket.on("close", () => resolve())
  })
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(202)
  expect(log).not.toHaveBeenCalled()
})

test("an error of the contact service is a 500 without details, and the server keeps working", async () => {
  const response = await fetch(form(), { method: "POST", headers: { "X-Fail": "1" }, body: "{}" })
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain("the service failed")
  expect(log).toHaveBeenCalledTimes(1)
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(202)
})
