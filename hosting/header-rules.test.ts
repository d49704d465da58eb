import { matchPattern } from "./header-rules"

test.each([
  ["/*", "/a\nb", true],
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
