import { spawn } from "node:child_process"
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
<p>The editor is being prepared. The first time, its packages are installed, which needs a network connection.</p>`

const failed = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Content editor</title>
<p>The editor could not be prepared; the terminal says why. Reload this page to try again. The files can be edited without it:
docs/editing.md says how.</p>`

/** Bundles the editor in another process, because installing its packages takes long. Resolves to true if it succeeds. */
const bundle = async (folder: string): Promise<boolean> => {
  const command = [require.resolve("tsx/cli"), path.join(__dirname, "build.ts"), folder]
  const child = spawn(process.execPath, command, { stdio: ["ignore", "inherit", "inherit"] })
  const [code] = (await once(child, "close")) as [number | null]
  return code === 0
}

/**
 * Serves the editor at `/admin/` for `npm run develop`. Its packages are installed and bundled when it is first opened, so that
 * live editing starts without delay.
 */
export const startEditor = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "editor-"))
  const files = sirv(folder, { dev: true })
  let state: "new" | "busy" | "ready" | "failed" = "new"
  const prepare = async () => {
    state = "busy"
    state = (await bundle(folder)) ? "ready" : "failed"
  }
  const server = createServer((request, response) => {
    // Gatsby's proxy would reuse an idle connection that this server closes, and respond with 500.
    response.setHeader("Connection", "close")
    if (state === "ready") {
      response.setHeader("Content-Security-Policy", policy)
      request.url = request.url?.replace(/^\/admin/, "")
      files(request, response)
      return
    }
    response.setHeader("Content-Type", "text/html")
    response.end(state === "failed" ? failed : waiting)
    if (state === "failed") state = "new"
    else if (state === "new") void prepare()
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
