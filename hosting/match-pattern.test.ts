import { matchPattern } from "./match-pattern"

test.each([
  ["/", "/", true],
  ["/", "/blog", false],
  ["/*", "/", true],
  ["/*", "/blog/one", true],
  ["/blog*", "/blog", true],
  ["/blog*", "/blog/one", true],
  ["/blog*", "/about", false],
  ["/*.js", "/app-1.js", true],
  ["/*.js", "/deep/app-1.js", true],
  ["/*.js", "/app.json", false],
  ["/a*b*c", "/a-b-c", true],
  ["/a*b*c", "/a-c", false],
  ["/ab*ba", "/aba", false],
])("the pattern %s and the path %s", (pattern, path, expected) => {
  expect(matchPattern(pattern, path)).toBe(expected)
})
