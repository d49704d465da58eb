import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { temporaryFolder } from "../../test/temporary-folder"
import { compressFiles } from "./compress"

const root = temporaryFolder()
const at = (name: string) => path.join(root(), name)

test("each text file gets two copies that decompress to it; images get none", async () => {
  const page = "<p>Trade compliance</p>".repeat(100)
  mkdirSync(at("blog"))
  writeFileSync(at("blog/index.html"), page)
  writeFileSync(at("app.js"), page)
  writeFileSync(at("picture.webp"), "RIFF".repeat(1000))
  await compressFiles(root())
  expect(brotliDecompressSync(readFileSync(at("blog/index.html.br"))).toString()).toBe(page)
  expect(gunzipSync(readFileSync(at("blog/index.html.gz"))).toString()).toBe(page)
  expect(readdirSync(root()).toSorted()).toEqual(["app.js", "app.js.br", "app.js.gz", "blog", "picture.webp"])
})
