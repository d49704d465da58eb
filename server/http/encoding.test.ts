import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { compress, isCompressible, pickEncoding } from "./encoding"

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br; q=0, gzip; q=0.8", "gzip"],
  ["br ; q=0.8", "br"],
  ["*", "br"],
  ["*;q=0", undefined],
  ["identity", undefined],
  ["GZIP", "gzip"],
  ["br;q=nonsense", undefined],
  ["", undefined],
  [undefined, undefined],
])("a browser that accepts %s", (accept, expected) => {
  expect(pickEncoding(accept)).toBe(expected)
})

test("what is compressed comes out as it went in", async () => {
  const text = Buffer.from("trade compliance ".repeat(100))
  expect(brotliDecompressSync(await compress(text, "br"))).toEqual(text)
  expect(gunzipSync(await compress(text, "gzip"))).toEqual(text)
})

test("pictures, fonts and tiny files are sent as they are", () => {
  expect(isCompressible("image/webp", 90_000)).toBe(false)
  expect(isCompressible("font/woff2", 90_000)).toBe(false)
  expect(isCompressible("text/html; charset=utf-8", 300)).toBe(false)
  expect(isCompressible("image/svg+xml", 9000)).toBe(true)
})
