import { isFresh } from "./is-fresh"

const modified = new Date("2026-03-01T12:00:00.700Z")
const fresh = (headers: Record<string, string>) => isFresh(headers, '"abc"', modified)

test.each([
  [{ "if-none-match": '"abc"' }, true],
  [{ "if-none-match": 'W/"abc"' }, true],
  [{ "if-none-match": '"old", "abc"' }, true],
  [{ "if-none-match": "*" }, true],
  [{ "if-none-match": '"old"' }, false],
  [{ "if-modified-since": "Sun, 01 Mar 2026 12:00:00 GMT" }, true],
  [{ "if-modified-since": "Sun, 01 Mar 2026 11:59:59 GMT" }, false],
  [{ "if-modified-since": "yesterday" }, false],
  [{ "if-none-match": '"old"', "if-modified-since": "Sun, 01 Mar 2026 12:00:00 GMT" }, false],
  [{}, false],
])("a browser that asks with %j", (headers, expected) => {
  expect(fresh(headers as Record<string, string>)).toBe(expected)
})
