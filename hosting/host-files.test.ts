import { parseHeadersFile, serializeHeadersFile } from "./host-files"
import { siteHeaders } from "./site-headers"

test("a rule is a line with a path and indented lines with headers, for hosts and for the project's server", () => {
  const rules = [
    { pattern: "/*", headers: [["X-One", "1; a=(), b"] as const, ["X-Two", "2"] as const] },
    { pattern: "/blog*", headers: [["X-Three", "3"] as const] },
  ]
  const text = "/*\n  X-One: 1; a=(), b\n  X-Two: 2\n/blog*\n  X-Three: 3\n"
  expect(serializeHeadersFile(rules)).toBe(text)
  expect(parseHeadersFile(text)).toEqual(rules)
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
