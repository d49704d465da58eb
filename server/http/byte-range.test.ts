import { byteRange } from "./byte-range"

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
