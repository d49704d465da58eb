import { symlinkSync } from "node:fs"
import path from "node:path"
import { rawRequest } from "../../test/server/raw-request"
import { serveSite } from "../../test/server/make-site"

const site = serveSite()
symlinkSync(path.join(site.root, "..", "secret.txt"), path.join(site.root, "link.txt"))
const get = (address: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${site.port}${address}`, { redirect: "manual", ...init })

test.each(["/blog", "/blog/"])("%s serves the page", async (address) => {
  const response = await get(address)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe("<h1>Blog</h1>")
})

test("a page is HTML in UTF-8 and is revalidated each time", async () => {
  const { headers } = await get("/")
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8")
  expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate")
})

test("the headers of _headers are sent, also with the 404 page", async () => {
  expect((await get("/static/picture.webp")).headers.get("cache-control")).toContain("immutable")
  for (const address of ["/", "/nothing", "/blog/old"]) {
    expect((await get(address)).headers.get("x-content-type-options")).toBe("nosniff")
  }
})

test.each(["/nothing", "/blog/nothing", "/static", "/static/", "/404.html", "/404", "/404/"])(
  "%s gets the 404 page",
  async (address) => {
    const response = await get(address)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe("<h1>Not found</h1>")
  },
)

test("the 404 of a script is not cached for a year, since the next deployment may bring the script", async () => {
  const response = await get("/app-0123456789abcdef.js")
  expect(response.status).toBe(404)
  expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate")
})

test.each(["/.env", "/.git/config", "/deep/.well-known/x.txt", "/_headers", "/_redirects", "/link.txt"])(
  "%s is not served",
  async (address) => {
    expect((await get(address)).status).toBe(404)
  },
)

test("security.txt is served although its folder starts with a dot", async () => {
  expect((await get("/.well-known/security.txt")).headers.get("content-type")).toBe(
    "text/plain; charset=utf-8",
  )
})

test.each([
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e%2fsecret.txt",
  "/static/../../secret.txt",
  "/..\\secret.txt",
  "/%252e%252e/secret.txt",
  "//secret.txt",
])("%s does not lead out of the site", async (address) => {
  const answer = await rawRequest(
    site.port,
    `GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).not.toContain("SECRET")
})

test.each(["/%", "/%ff", "/a%00b"])("%s cannot be decoded and gets 400", async (address) => {
  expect((await get(address)).status).toBe(400)
})

test("a name with spaces and accents is found", async () => {
  expect(await (await get("/a%20b/%C3%BC.txt")).text()).toBe("odd name")
})

test("HEAD gets the headers of GET without the body", async () => {
  const [head, whole] = [await get("/long.txt", { method: "HEAD" }), await get("/long.txt")]
  expect(await head.text()).toBe("")
  expect(head.headers.get("content-length")).toBe(whole.headers.get("content-length"))
  expect(head.headers.get("etag")).toBe(whole.headers.get("etag"))
})

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s gets 405 with the allowed methods", async (method) => {
  const response = await get("/", { method })
  expect(response.status).toBe(405)
  expect(response.headers.get("allow")).toBe("GET, HEAD")
})

test("a current copy gets 304", async () => {
  const first = await get("/long.txt")
  const tag = first.headers.get("etag") ?? ""
  const date = first.headers.get("last-modified") ?? ""
  for (const headers of [{ "If-None-Match": tag }, { "If-Modified-Since": date }]) {
    const again = await get("/long.txt", { headers })
    expect(again.status).toBe(304)
    expect(again.headers.get("etag")).toBe(tag)
    expect(await again.text()).toBe("")
  }
})

test("a range of a file is sent, and a range beyond its end is refused", async () => {
  const part = await get("/long.txt", { headers: { Range: "bytes=-3" } })
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
    206,
    "bytes 4997-4999/5000",
    "789",
  ])
  const beyond = await get("/long.txt", { headers: { Range: "bytes=5000-" } })
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */5000"])
})

test("a range of a file that has changed gets the whole file", async () => {
  const headers = { Range: "bytes=0-2", "If-Range": '"old"' }
  expect((await get("/long.txt", { headers })).status).toBe(200)
})

test.each(["br", "gzip"])(
  "text is sent as %s to a browser that accepts it, with its own ETag",
  async (encoding) => {
    const response = await get("/long.txt", { headers: { "Accept-Encoding": encoding } })
    expect(response.headers.get("content-encoding")).toBe(encoding)
    expect(response.headers.get("vary")).toBe("Accept-Encoding")
    expect(response.headers.get("etag")).toContain(encoding)
    expect(await response.text()).toHaveLength(5000)
  },
)

test("an empty file is a response without a body", async () => {
  const response = await get("/static/empty.txt")
  expect([response.status, await response.text()]).toEqual([200, ""])
})

test.each(["/blog/old", "/blog/old/"])("the old address %s redirects to the new one", async (address) => {
  const response = await get(`${address}?from=mail`)
  expect([response.status, response.headers.get("location")]).toEqual([301, "/blog?from=mail"])
})

test("a URL longer than 2000 characters is refused", async () => {
  expect((await get(`/${"a".repeat(2001)}`)).status).toBe(414)
})
