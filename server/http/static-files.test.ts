import { rmSync } from "node:fs"
import path from "node:path"
import { makeSite, serveSite, startServerInTest } from "../../test/server/make-site"
import { rawRequest } from "../../test/server/raw-request"

const site = serveSite()
const get = (address: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${site.port}${address}`, { redirect: "manual", ...init })

test.each([
  ["/blog/", "GET", 200, "public, max-age=0, must-revalidate"],
  ["/static/picture.webp", "GET", 200, "public, max-age=31536000, immutable"],
  ["/static/gone.webp", "GET", 404, "public, max-age=0, must-revalidate"],
  ["/%ff", "GET", 404, "public, max-age=0, must-revalidate"],
  ["/", "POST", 405, "public, max-age=0, must-revalidate"],
])("%s has the headers of the built site with %s and status %i", async (address, method, status, caching) => {
  const { headers, status: actual } = await get(address, { method })
  expect([actual, headers.get("referrer-policy"), headers.get("cache-control")]).toEqual([
    status,
    "same-origin",
    caching,
  ])
})

test.each(["/.env", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//secret.txt"])(
  "%s is not served",
  async (address) => {
    const request = `GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`
    expect(await rawRequest(site.port, request)).toMatch(/^HTTP\/1\.1 404 /)
  },
)

test("security.txt is plain text in UTF-8 (RFC 9116)", async () => {
  const { headers } = await get("/.well-known/security.txt")
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8")
})

test.each([
  ["/blog/old/?from=mail", 301, "/blog?from=mail"],
  ["/contact?from=mail", 302, "/?from=mail#contact"],
])("the old address %s redirects with status %i to %s", async (address, status, location) => {
  const response = await get(address)
  expect([response.status, response.headers.get("location")]).toEqual([status, location])
})

test("a file that was deleted after the start breaks its own response only", async () => {
  const root = makeSite()
  const other = await startServerInTest({ root })
  rmSync(path.join(root, "static", "picture.webp"))
  await expect(fetch(`http://127.0.0.1:${other.port}/static/picture.webp`)).rejects.toThrow()
  expect((await fetch(`http://127.0.0.1:${other.port}/`)).status).toBe(200)
})
