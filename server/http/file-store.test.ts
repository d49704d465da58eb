import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { compress, contentType, isCompressible } from "./file-store"

test.each([
  ["blog/index.html", "text/html; charset=utf-8"],
  ["app-0123.js", "text/javascript; charset=utf-8"],
  ["page-data.json", "application/json; charset=utf-8"],
  ["sitemap.xml", "application/xml; charset=utf-8"],
  ["manifest.webmanifest", "application/manifest+json"],
  ["favicon.ico", "image/x-icon"],
  ["picture.avif", "image/avif"],
  ["film.mp4", "video/mp4"],
  ["no-extension", "application/octet-stream"],
  ["film.unknown", "application/octet-stream"],
])("%s is served as %s", (file, expected) => {
  expect(contentType(file)).toBe(expected)
})

test("compressed text decompresses to the original", async () => {
  const text = Buffer.from("trade compliance ".repeat(100))
  expect(brotliDecompressSync(await compress(text, "br"))).toEqual(text)
  expect(gunzipSync(await compress(text, "gzip"))).toEqual(text)
})

test("images, fonts and tiny files are not compressed", () => {
  expect(isCompressible("image/webp", 90_000)).toBe(false)
  expect(isCompressible("font/woff2", 90_000)).toBe(false)
  expect(isCompressible("text/html; charset=utf-8", 300)).toBe(false)
  expect(isCompressible("image/svg+xml", 9000)).toBe(true)
})
