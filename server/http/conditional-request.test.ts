import { byteRange, precondition } from "./conditional-request"

const modified = new Date("2026-03-01T12:00:00.700Z")

test.each([
  [{ "if-none-match": '"abc"' }, 304],
  [{ "if-none-match": 'W/"abc"' }, 304],
  [{ "if-none-match": '"old", "abc"' }, 304],
  [{ "if-none-match": "*" }, 304],
  [{ "if-none-match": '"old"' }, undefined],
  [{ "if-modified-since": "Sun, 01 Mar 2026 12:00:00 GMT" }, 304],
  [{ "if-modified-since": "Sun, 01 Mar 2026 11:59:59 GMT" }, undefined],
  [{ "if-modified-since": "yesterday" }, undefined],
  [{ "if-none-match": '"old"', "if-modified-since": "Sun, 01 Mar 2026 12:00:00 GMT" }, undefined],
  [{ "if-match": '"old", "abc"' }, undefined],
  [{ "if-match": "*" }, undefined],
  [{ "if-match": '"old"' }, 412],
  [{ "if-match": 'W/"abc"' }, 412],
  [{ "if-match": '"abc"', "if-none-match": '"abc"' }, 304],
  [{ "if-unmodified-since": "Sun, 01 Mar 2026 12:00:00 GMT" }, undefined],
  [{ "if-unmodified-since": "Sun, 01 Mar 2026 11:59:59 GMT" }, 412],
  [{ "if-unmodified-since": "yesterday" }, undefined],
  [{}, undefined],
])("a browser that asks with %j", (headers, expected) => {
  expect(precondition(headers as Record<string, string>, '"abc"', modified)).toBe(expected)
})

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=0-499", { start: 0, end: 499 }],
  ["bytes=500-", { start: 500, end: 999 }],
  ["bytes=-1", { start: 999, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=900-5000", { start: 900, end: 999 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,5-9", undefined],
  ["lines=0-1", undefined],
  ["", undefined],
])("of a file of 1000 bytes, %s", (header, expected) => {
  expect(byteRange(header, 1000)).toEqual(expected)
})
