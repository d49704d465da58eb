import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { SiteRules } from "../../hosting/host-files"
import { startServer, type RunningServer, type ServerOptions } from "../../server/http/server"

const folders: string[] = []
const started: RunningServer[] = []
afterAll(async () => {
  for (const server of started) await server.stop()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const rules: SiteRules = {
  headers: [
    { pattern: "/*", headers: [["Referrer-Policy", "same-origin"]] },
    { pattern: "/static/*", headers: [["Cache-Control", "public, max-age=31536000, immutable"]] },
  ],
  redirects: [
    { fromPath: "/blog/old", toPath: "/blog", isPermanent: true },
    { fromPath: "/contact", toPath: "/#contact" },
  ],
}

const files = {
  "secret.txt": "SECRET",
  "public/index.html": "<h1>Home</h1>",
  "public/blog/index.html": "<h1>Blog</h1>",
  "public/404.html": "<h1>Not found</h1>",
  "public/static/picture.webp": "RIFF",
  "public/.env": "SECRET",
  "public/.well-known/security.txt": "Contact: mailto:a@b.example\n",
  "public/.rules.json": JSON.stringify(rules),
}

/** Writes a small built site, beside a file that must never be served. Returns its folder, which is gone after the tests of a file. */
export const makeSite = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return path.join(folder, "public")
}

/** Starts a server that stops after the tests of a file. */
export const startServerInTest = async (options: Partial<ServerOptions>) => {
  const server = await startServer({ port: 0, ...options })
  started.push(server)
  return server
}

/** Serves the small site while the tests of a file run. */
export const serveSite = (options: Partial<ServerOptions> = {}) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServerInTest({ root: makeSite(), ...options })
  })
  return {
    get port() {
      return server.port
    },
  }
}
