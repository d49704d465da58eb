import { cp } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { build } from "esbuild"
import sirv from "sirv"
import { installTool } from "../install-tool"

const folder = path.resolve(".cache/editor")

/** Installs the packages of the editor and bundles it. */
const buildEditor = async () => {
  installTool("editor")
  await build({
    entryPoints: ["page.ts", "live.ts"].map((file) => path.join(__dirname, file)),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    // Syntax highlighting for code fields, which no form has.
    external: ["@shikijs/*"],
    logLevel: "error",
  })
  const assets = path.join(__dirname, "node_modules/@sveltia/cms/npm/assets")
  await cp(assets, path.join(folder, "assets"), { recursive: true })
  for (const page of ["index.html", "live.html"])
    await cp(path.join(__dirname, page), path.join(folder, page))
}

const files = sirv(folder, { dev: true })
let editor: Promise<void> | undefined

/** Serves the editor at `/admin/`, once it is bundled: the first request takes long. */
const server = createServer((request, response) => {
  editor ??= buildEditor()
  // Gatsby's proxy would reuse an idle connection that this server closes, and respond with 500.
  response.setHeader("Connection", "close")
  request.url = request.url?.replace(/^\/admin/, "")
  editor.then(
    () => files(request, response),
    (error: unknown) => {
      editor = undefined
      response.writeHead(500).end(String(error))
    },
  )
})

// The program that starts this one gets the port as a message, and takes this one along when it ends.
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port))
process.once("disconnect", () => process.exit())
