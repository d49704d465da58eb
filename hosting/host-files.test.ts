import { serializeHeaders } from "./host-files"

test("a rule is a line with a path, and indented lines with headers", () => {
  const rules = [
    { pattern: "/*", headers: [["X-One", "1; a=(), b"] as const, ["X-Two", "2"] as const] },
    { pattern: "/blog*", headers: [["X-Three", "3"] as const] },
  ]
  expect(serializeHeaders(rules)).toBe("/*\n  X-One: 1; a=(), b\n  X-Two: 2\n/blog*\n  X-Three: 3\n")
})
