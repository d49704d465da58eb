import { findDuplicateHeaders, matchPattern } from "./header-rules"

test.each([
  ["/", "/", true],
  ["/", "/blog", false],
  ["/*", "/", true],
  ["/blog*", "/blog/one", true],
  ["/blog*", "/about", false],
  ["/*.js", "/app-1.js", true],
  ["/*.js", "/app.json", false],
])("the pattern %s matches the path %s: %s", (pattern, path, expected) => {
  expect(matchPattern(pattern, path)).toBe(expected)
})

test("a header that two rules give to one path is named", () => {
  const rules = [
    { pattern: "/*", headers: [["X-Content-Type-Options", "nosniff"]] as const },
    { pattern: "/blog*", headers: [["x-content-type-options", "nosniff"]] as const },
  ]
  expect(findDuplicateHeaders(rules, ["/blog"])).toEqual([
    "Two rules of _headers give x-content-type-options to /blog",
  ])
})
