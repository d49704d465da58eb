import { rmSync } from "node:fs"
import { join } from "node:path"
import { contactFormPath } from "../../supabase/functions/_shared/contact/contract"
import { makeSite, serveSite, startServerInTest } from "../../test/server/make-site"
import { rawRequest } from "../../test/server/raw-request"
import type { ContactService } from "../contact/contact-service"

const contact: ContactService = {
  handle: async (request, address) => {
    if (request.headers.has("x-unread")) return new Response("not read")
    if (request.headers.has("x-fail")) throw new Error("the service failed")
    return Response.json({ body: await request.text(), method: request.method, address }, { status: 202 })
  },
  stop: jest.fn(() => Promise.resolve()),
}
const site = serveSite({ contact })
const post = (headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${site.port}${contactFormPath}?try=1`, { method: "POST", headers, body: "Ünal" })

test("the contact service gets the request, and its response goes out with the site's headers", async () => {
  const response = await post()
  expect([response.status, response.headers.get("referrer-policy")]).toEqual([202, "same-origin"])
  expect(await response.json()).toEqual({ body: "Ünal", method: "POST", address: "127.0.0.1" })
})

test.each(["Content-Length: 1000000", "Transfer-Encoding: chunked"])(
  "a response in the middle of a body (%s) does not wait for the rest",
  async (length) => {
    const head = [`POST ${contactFormPath} HTTP/1.1`, "Host: a", length, "X-Unread: 1", "Connection: close"]
    const answer = await rawRequest(site.port, `${head.join("\r\n")}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*not read$/)
  },
)

test("an error of the contact service is a 500 without details, and the server keeps working", async () => {
  jest.spyOn(console, "error").mockImplementationOnce(() => undefined)
  const response = await post({ "X-Fail": "1" })
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain("the service failed")
  expect((await post()).status).toBe(202)
})

test.each([
  ["a host that is not valid", "GET", "a b", 202],
  ["the method TRACE", "TRACE", "a", 405],
])("a request with %s does not stop the server", async (_, method, host, status) => {
  const lines = `${method} ${contactFormPath} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
  expect(await rawRequest(site.port, lines)).toMatch(`HTTP/1.1 ${status} `)
})

test("a stopping server first completes the request in progress, and then stops the service", async () => {
  const order: string[] = []
  let respond: (response: Response) => void = () => undefined
  const other = await new Promise<{ stop: () => Promise<void>; answer: Promise<Response> }>((resolve) => {
    const handle = () =>
      new Promise<Response>((done) => {
        respond = done
        resolve({ stop: () => server.then(({ stop }) => stop()), answer })
      })
    const stop = () => Promise.resolve(order.push("stopped")).then(() => undefined)
    const server = startServerInTest({ contact: { handle, stop } })
    const answer = server.then(({ port }) => fetch(`http://127.0.0.1:${port}${contactFormPath}`))
  })
  const stopped = other.stop()
  order.push("responding")
  respond(new Response("taken"))
  expect(await (await other.answer).text()).toBe("taken")
  await stopped
  expect(order).toEqual(["responding", "stopped"])
})

test("by default only this machine can connect", async () => {
  // A server on every address also answers on other addresses of the loopback.
  await expect(fetch(`http://127.0.0.2:${site.port}/`)).rejects.toThrow("fetch failed")
})

test("a site without its rules, whose build was interrupted, is not served", async () => {
  const root = makeSite()
  rmSync(join(root, ".rules.json"))
  await expect(startServerInTest({ root })).rejects.toThrow(".rules.json")
})

test("a server that cannot listen stops the contact service", async () => {
  await expect(startServerInTest({ port: site.port, contact })).rejects.toThrow("EADDRINUSE")
  expect(contact.stop).toHaveBeenCalledTimes(1)
})
