import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { lookup } from "mrmime"

/** Allows the editor's own files, and the live site in a frame. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; font-src 'self' data:; connect-src 'self' blob: data:; frame-src 'self' blob:"

const waiting = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>Content editor</title>
<p>The editor is being prepared. The first time, its packages are installed, which needs a network connection.</p>`

const failed = (
  reason: string,
) => `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Content editor</title>
<p>The editor could not be prepared. Reload this page to try again. The files can be edited without it: docs/editing.md says how.</p>
<pre>${reason.replace(/[&<]/g, (sign) => (sign === "&" ? "&amp;" : "&lt;"))}</pre>`

/** Bundles the editor in another process, because installing its packages takes long. Resolves to the error message, if any. */
const bundle = async (folder: string): Promise<string | undefined> => {
  const tsx = require.resolve("tsx/cli")
  const child = spawn(process.execPath, [tsx, path.join(__dirname, "build.ts"), folder], {
    stdio: ["ignore", "inherit", "pipe"],
  })
  let reason = ""
  child.stderr.setEncoding("utf8").on("data", (text: string) => (reason += text))
  const [code] = (await once(child, "close")) as [number | null]
  return code === 0 ? undefined : reason
}

const send = (response: ServerResponse, status: number, type: string, body: string | Buffer) => {
  response.writeHead(status, {
    "Content-Type": type,
    "Content-Security-Policy": policy,
    "Cache-Control": "no-cache",
    // Gatsby's proxy would reuse an idle connection that this server closes, and respond with 500.
    Connection: "close",
  })
  response.end(body)
}

/**
 * Serves the editor at `/admin/` for `npm run develop`. Its packages are installed and bundled when it is first opened, so that
 * live editing starts without delay.
 */
export const startEditor = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "editor-"))
  let state: "new" | "busy" | "ready" | { reason: string } = "new"
  const prepare = async () => {
    state = "busy"
    const reason = await bundle(folder)
    state = reason === undefined ? "ready" : { reason }
  }
  const server = createServer((request, response) => {
    const file = (request.url ?? "").replace(/[?#].*/, "").replace(/^\/admin\/?/, "")
    if (state === "ready") {
      readFile(path.join(folder, path.posix.join("/", file || "index.html"))).then(
        (body) => send(response, 200, lookup(file || "index.html") ?? "text/plain", body),
        () => send(response, 404, "text/plain", "Not found"),
      )
    } else if (typeof state === "object") {
      send(response, 500, "text/html", failed(state.reason))
      state = "new"
    } else {
      send(response, 200, "text/html", waiting)
      if (state === "new") void prepare()
    }
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
