import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { SiteRules } from "../../hosting/host-files"
import type { ContactService } from "../../server/contact/contact-service"
import { startServer, type RunningServer } from "../../server/http/server"

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
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Not found</h1>",
  "static/picture.webp": "RIFF",
  ".rules.json": JSON.stringify(rules),
}

/** Serves a small built site while the tests of a file run. */
export const serveSite = (contact?: ContactService) => {
  const root = mkdtempSync(path.join(tmpdir(), "site-"))
  let server: RunningServer
  beforeAll(async () => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
      writeFileSync(path.join(root, name), text)
    }
    server = await startServer({ root, port: 0, ...(contact && { contact }) })
  })
  afterAll(async () => {
    await server.stop()
    rmSync(root, { recursive: true })
  })
  return {
    root,
    get port() {
      return server.port
    },
  }
}
