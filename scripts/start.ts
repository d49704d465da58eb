import path from "node:path"
import { pathToFileURL } from "node:url"
import { buildSite } from "./lib/gatsby"

/** `npm start`: builds the site and serves it with its contact service, as `node dist/server.mjs` does. */
const start = async () => {
  const code = await buildSite()
  if (code !== 0) process.exit(code)
  // npm passes SIGTERM only to the shell between them.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.kill(process.pid), 500).unref()
  await import(pathToFileURL(path.resolve("dist/server.mjs")).href)
}

void start()
