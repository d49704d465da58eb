import { rmSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { makeSite, serveSite, startServerInTest } from "../../test/server/make-site"
import { rawRequest } from "../../test/server/raw-request"

const names = ["report (2).pdf", "\u00fcbung.pdf"]
const site = serveSite(
  {},
  {
    "long.txt.br": brotliCompressSync("long"),
    "long.txt.gz": gzipSync("long"),
    ...Object.fromEntries(names.map((name) => [name, Buffer.from(name)])),
  },
)
const get = (address: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${site.port}${address}`, { redirect: "manual", ...init })

test.each(["/blog", "/blog/"])("%s serves the page, which is revalidated each time", async (address) => {
  const response = await get(address)
  expect([response.status, await response.text()]).toEqual([200, "<h1>Blog</h1>"])
  expect(response.headers.get("content-type")).toBe("text/html;charset=utf-8")
  expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate")
})

test("files under /static/ are cached for a year", async () => {
  expect((await get("/static/picture.webp")).headers.get("cache-control")).toContain("immutable")
})

test.each([
  ["/", "GET", 200],
  ["/", "HEAD", 200],
  ["/nothing", "GET", 404],
  ["/blog/old", "GET", 301],
  ["/", "POST", 405],
])("%s has the headers of _headers with %s and status %i", async (address, method, status) => {
  const response = await get(address, { method })
  expect([response.status, response.headers.get("referrer-policy")]).toEqual([status, "same-origin"])
})

test.each(["/nothing", "/app-1.js", "/%ff"])("%s gets the 404 page", async (address) => {
  const response = await get(address)
  expect([response.status, await response.text()]).toEqual([404, "<h1>Not found</h1>"])
  expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate")
})

test.each([
  ...["/.env", "/.git/config"],
  ...["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/..\\secret.txt", "//secret.txt"],
])("%s is not served", async (address) => {
  const answer = await rawRequest(
    site.port,
    `GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).not.toContain("SECRET")
})

test.each(names)("a file is served at its encoded name: %s", async (name) => {
  const response = await get(`/${encodeURIComponent(name)}`)
  expect([response.status, await response.text()]).toEqual([200, name])
})

test("security.txt is plain text in UTF-8 (RFC 9116)", async () => {
  const { headers } = await get("/.well-known/security.txt")
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8")
})

test.each(["br", "gzip"])("a browser that accepts %s gets the compressed copy", async (encoding) => {
  const { headers } = await get("/long.txt", { headers: { "Accept-Encoding": encoding } })
  expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([encoding, "Accept-Encoding"])
})

test("a current copy gets 304, with the same headers", async () => {
  const { headers } = await get("/blog")
  const again = await get("/blog", { headers: { "If-None-Match": headers.get("etag") ?? "" } })
  expect(again.status).toBe(304)
  for (const name of ["cache-control", "referrer-policy"])
    expect(again.headers.get(name)).toBe(headers.get(name))
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
  rmSync(path.join(root, "long.txt"))
  await expect(fetch(`http://127.0.0.1:${other.port}/long.txt`)).rejects.toThrow()
  expect((await fetch(`http://127.0.0.1:${other.port}/`)).status).toBe(200)
})
