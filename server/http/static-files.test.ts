import { rmSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { makeSite, serveSite, startServerInTest } from "../../test/server/make-site"
import { rawRequest } from "../../test/server/raw-request"

const names = ["100% (2).pdf", "a#1?.pdf", "a%20b.pdf", "\u00fcbung.pdf"]
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

test.each(["/nothing", "/404.html", "/404/", "/app-1.js", "/%ff"])(
  "%s gets the 404 page",
  async (address) => {
    const response = await get(address)
    expect([response.status, await response.text()]).toEqual([404, "<h1>Not found</h1>"])
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate")
  },
)

test.each([
  ...["/.env", "/.git/config", "/_headers", "/%5Fheaders", "/_redirects"],
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

test.each([4999, 5001])("a file replaced by one of %i bytes is not sent", async (length) => {
  const root = makeSite()
  const server = await startServerInTest({ root })
  writeFileSync(path.join(root, "long.txt"), "x".repeat(length))
  const lines = "GET /long.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
  expect(await rawRequest(server.port, lines)).toBe("")
})

test("the server keeps the folder of its start when the link to it leads to a new one", async () => {
  const [old, next] = [makeSite(), makeSite({ "index.html": Buffer.from("<h1>New home</h1>") })]
  const link = path.join(old, "..", "current")
  symlinkSync(old, link)
  const server = await startServerInTest({ root: link })
  rmSync(link)
  symlinkSync(next, link)
  expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe("<h1>Home</h1>")
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

test.each(["bytes=-3", "nonsense"])("the range %s gets the whole file", async (Range) => {
  const response = await get("/long.txt", { headers: { Range, "Accept-Encoding": "identity" } })
  expect([response.status, (await response.text()).length]).toEqual([200, 5000])
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
