import { parseHeadersFile, serializeHeadersFile } from "./host-files"
import { siteHeaders } from "./site-headers"

test("parsing the serialized file gives the same rules", () => {
  const rules = siteHeaders("default-src 'self'", ["/", "/blog", "/blog/one", "/404.html"])
  expect(parseHeadersFile(serializeHeadersFile(rules))).toEqual(rules)
})

test("the error names a line that is neither a path nor a header", () => {
  expect(() => parseHeadersFile("/a\nX-One: 1\n")).toThrow("_headers, line 2")
})

test("a header that would break out of its line is refused", () => {
  expect(() => serializeHeadersFile([{ pattern: "/*", headers: [["X-One", "1\n/evil"]] }])).toThrow("ASCII")
})

test("a policy longer than Cloudflare reads is refused", () => {
  expect(() => serializeHeadersFile(siteHeaders("x".repeat(2000), ["/"]))).toThrow("hosts read 2000")
})

test("more rules than Cloudflare reads are refused", () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ pattern: `/${index}`, headers: [] }))
  expect(() => serializeHeadersFile(many)).toThrow("hosts read 100")
})
