import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import sirv from "sirv"

/** Allows the editor's own files, and the live site in a frame. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; font-src 'self' data:; connect-src 'self' blob: data:; frame-src 'self' blob:"

/** Reloads itself by a script: Chromium does not follow a refresh if the address has a fragment. */
const waiting = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Content editor</title>
<script>setTimeout(() => location.reload(), 1000)</script>
<p>The editor is being prepared. The first time, its packages are installed, which needs a network connection. If this page
stays, the terminal says why; the files can be edited without the editor: docs/editing.md says how.</p>`

/**
 * Serves the editor at `/admin/` for `npm run develop`. When it is first opened, another process installs and bundles its
 * packages, which takes long.
 */
export const startEditor = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "editor-"))
  const files = sirv(folder, { dev: true })
  let bundler: ChildProcess | undefined
  const server = createServer((request, response) => {
    // Gatsby's proxy would reuse an idle connection that this server closes, and respond with 500.
    response.setHeader("Connection", "close")
    if (bundler?.exitCode === 0) {
      response.setHeader("Content-Security-Policy", policy)
      request.url = request.url?.replace(/^\/admin/, "")
      files(request, response)
      return
    }
    const command = [require.resolve("tsx/cli"), path.join(__dirname, "build.ts"), folder]
    bundler ??= spawn(process.execPath, command, { stdio: ["ignore", "inherit", "inherit"] })
    response.setHeader("Content-Type", "text/html")
    response.end(waiting)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
