import { EventEmitter, once } from "node:events"
import { rmSync } from "node:fs"
import { join } from "node:path"
import type { ContactService } from "../contact/contact-service"
import { contactHandler } from "../../supabase/functions/_shared/contact/http/handler"
import { fakeDeps } from "../../test/server/contact-handler"
import { makeSite, serveSite, startServerInTest } from "../../test/server/make-site"
import { rawRequest } from "../../test/server/raw-request"

const { deps } = fakeDeps()
const contact: ContactService = {
  handle: (request, address) => contactHandler(request, address, deps),
  stop: jest.fn(() => Promise.resolve()),
}
const site = serveSite({ contact })

test.each([
  ["a host that is not valid", "GET", "a b"],
  ["a password in its host", "GET", "a:b@c"],
  ["the method TRACE", "TRACE", "a"],
])("a request with %s does not stop the server", async (_, method, host) => {
  const lines = `${method} /functions/v1/contact-form HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
  expect(await rawRequest(site.port, lines)).toMatch(/^HTTP\/1\.1 405 /)
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

test("a stopping server first completes the request in progress, and then stops the service", async () => {
  const requests = new EventEmitter()
  const order: string[] = []
  const stop = () => Promise.resolve(order.push("stopped")).then(() => undefined)
  const handle = () => new Promise<Response>((respond) => requests.emit("request", respond))
  const other = await startServerInTest({ contact: { handle, stop } })
  const answer = fetch(`http://127.0.0.1:${other.port}/functions/v1/contact-form`)
  const [respond] = (await once(requests, "request")) as [(response: Response) => void]
  const stopped = other.stop()
  order.push("responding")
  respond(new Response("taken"))
  expect(await (await answer).text()).toBe("taken")
  await stopped
  expect(order).toEqual(["responding", "stopped"])
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
