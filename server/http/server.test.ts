import { once } from "node:events"
import { request, type IncomingMessage } from "node:http"
import { contactFormPath } from "../../supabase/functions/_shared/contact/contract"
import { serveSite } from "../../test/server/make-site"

const site = serveSite({
  handle: async (received, address) => {
    if (received.headers.has("x-unread")) return new Response("not read")
    if (received.headers.has("x-fail")) throw new Error("the service failed")
    return Response.json({ body: await received.text(), method: received.method, address }, { status: 202 })
  },
  stop: () => Promise.resolve(),
})
const post = (headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${site.port}${contactFormPath}?try=1`, { method: "POST", headers, body: "Ünal" })

test("the contact service gets the request, and its response goes out with the site's headers", async () => {
  const response = await post()
  expect([response.status, response.headers.get("referrer-policy")]).toEqual([202, "same-origin"])
  expect(await response.json()).toEqual({ body: "Ünal", method: "POST", address: "127.0.0.1" })
})

test("a response in the middle of a body does not wait for the rest", async () => {
  const options = { port: site.port, path: contactFormPath, method: "POST", headers: { "X-Unread": "1" } }
  const sending = request(options)
  sending.write("the first part")
  const [response] = (await once(sending, "response")) as [IncomingMessage]
  expect(response.statusCode).toBe(200)
  sending.destroy()
})

test("an error of the contact service is a 500 without details, and the server keeps working", async () => {
  jest.spyOn(console, "error").mockImplementationOnce(() => undefined)
  const response = await post({ "X-Fail": "1" })
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain("the service failed")
  expect((await post()).status).toBe(202)
})

test("by default only this machine can connect", async () => {
  // A server on every address also answers on other addresses of the loopback.
  await expect(fetch(`http://127.0.0.2:${site.port}/`)).rejects.toThrow("fetch failed")
})
