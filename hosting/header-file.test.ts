import { headersFor } from "./headers-for"
import { parseHeaderFile } from "./parse-header-file"
import { serializeHeaderFile } from "./serialize-header-file"
import { findDuplicateHeaders } from "./find-duplicate-headers"
import { siteHeaders } from "./site-headers"

const rules = siteHeaders("default-src 'self'", ["/", "/blog", "/blog/one", "/404.html"])
const headers = (path: string) => Object.fromEntries(headersFor(rules, path))
const paths = ["/", "/blog", "/blog/", "/blog/one", "/404.html", "/nothing", "/app-1.js", "/styles.1.css"]
const files = ["/static/a/b.webp", "/social/blog.png", "/page-data/blog/page-data.json", "/robots.txt"]

test("what is printed is read back as it was", () => {
  expect(parseHeaderFile(serializeHeaderFile(rules))).toEqual(rules)
})

test("comments and empty lines are skipped", () => {
  expect(parseHeaderFile("# why\n\n/a\n  X-One: 1\n")).toEqual([{ pattern: "/a", headers: [["X-One", "1"]] }])
})

test("a line that is neither a path nor a header is named", () => {
  expect(() => parseHeaderFile("/a\nX-One: 1\n")).toThrow("_headers, line 2")
})

test("no path gets a header twice, since hosts disagree on what that means", () => {
  expect(findDuplicateHeaders(rules, [...paths, ...files])).toEqual([])
})

test("a header that two rules give to one path is named", () => {
  const twice = [...rules, { pattern: "/blog*", headers: [["x-content-type-options", "nosniff"]] as const }]
  expect(findDuplicateHeaders(twice, ["/blog"])).toEqual([
    "Two rules of _headers give x-content-type-options to /blog",
  ])
})

test("a header that would break out of its line is refused", () => {
  expect(() => serializeHeaderFile([{ pattern: "/*", headers: [["X-One", "1\n/evil"]] }])).toThrow("ASCII")
})

test("a policy longer than Cloudflare reads is refused", () => {
  expect(() => serializeHeaderFile(siteHeaders("x".repeat(2000), ["/"]))).toThrow("hosts read 2000")
})

test("more rules than Cloudflare reads are refused", () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ pattern: `/${index}`, headers: [] }))
  expect(() => serializeHeaderFile(many)).toThrow("hosts read 100")
})

test("the number of rules does not grow with the articles", () => {
  const articles = Array.from({ length: 1000 }, (_, index) => `/blog/article-${index}`)
  expect(siteHeaders("", ["/", "/blog", ...articles])).toHaveLength(siteHeaders("", ["/", "/blog"]).length)
})

test("every path of a preview is kept out of search engines, and none of the public site", () => {
  const preview = siteHeaders("", ["/", "/blog"], true)
  for (const path of [...paths, ...files]) {
    expect(headersFor(preview, path)).toContainEqual(["X-Robots-Tag", "noindex"])
    expect(headers(path)).not.toHaveProperty("X-Robots-Tag")
  }
})

test("every path gets the policy and the headers that go with it", () => {
  for (const path of [...paths, ...files]) {
    expect(headers(path)).toMatchObject({
      "Content-Security-Policy": "default-src 'self'",
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
    })
    expect(headers(path)["Permissions-Policy"]).toContain("camera=()")
  }
})

test("files with a hash in their address are kept for a year, pages and their data are asked for anew", () => {
  const caching = (path: string) => headers(path)["Cache-Control"]
  expect(["/app-1.js", "/styles.1.css", "/static/a/b.webp"].map(caching)).toEqual(
    Array(3).fill("public, max-age=31536000, immutable"),
  )
  expect(["/", "/blog", "/page-data/blog/page-data.json", "/robots.txt"].map(caching)).toEqual(
    Array(4).fill(undefined),
  )
})

test("pages are for this origin, pictures that others show are for all", () => {
  const sharing = (path: string) => headers(path)["Cross-Origin-Resource-Policy"]
  expect(["/", "/blog/", "/blog/one", "/404.html", "/app-1.js"].map(sharing)).toEqual(
    Array(5).fill("same-origin"),
  )
  expect(["/social/blog.png", "/static/a/b.webp"].map(sharing)).toEqual(Array(2).fill("cross-origin"))
})
