import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { startServer, type RunningServer, type ServerOptions } from "../../server/http/server"

const folders: string[] = []
const started: RunningServer[] = []
afterAll(async () => {
  for (const server of started) await server.stop()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Writes a small built site, beside a file that must never be served. Returns its folder, which is gone after the tests of a file. */
export const makeSite = (added: Record<string, Buffer> = {}): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"))
  folders.push(folder)
  const files: Record<string, string | Buffer> = {
    "secret.txt": "SECRET",
    "public/index.html": "<h1>Home</h1>",
    "public/blog/index.html": "<h1>Blog</h1>",
    "public/404.html": "<h1>Not found</h1>",
    "public/404/index.html": "<h1>Not found</h1>",
    "public/long.txt": "0123456789".repeat(500),
    "public/static/picture.webp": "RIFF",
    "public/.env": "SECRET",
    "public/.git/config": "SECRET",
    "public/.well-known/security.txt": "Contact: mailto:a@b.example\n",
    "public/_headers": [
      ...["/*", "  Referrer-Policy: same-origin"],
      ...["/static/*", "  Cache-Control: public, max-age=31536000, immutable"],
      ...["/*.js", "  Cache-Control: public, max-age=31536000, immutable", ""],
    ].join("\n"),
    "public/_redirects": "/blog/old /blog 301\n/contact /#contact 302\n",
  }
  for (const [name, content] of Object.entries(added)) files[`public/${name}`] = content
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return path.join(folder, "public")
}

/** Starts a server that stops after the tests of a file. */
export const startServerInTest = async (options: Partial<ServerOptions> = {}) => {
  const server = await startServer({ port: 0, ...options })
  started.push(server)
  return server
}

/** Serves the small site while the tests of a file run. */
export const serveSite = (options: Partial<ServerOptions> = {}, added: Record<string, Buffer> = {}) => {
  const root = makeSite(added)
  let server: RunningServer
  beforeAll(async () => {
    server = await startServerInTest({ root, ...options })
  })
  return {
    root,
    get port() {
      return server.port
    },
  }
}
