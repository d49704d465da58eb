import { mkdir, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { freePort } from "../free-port"
import { startContactService } from "../../server/contact/contact-service"
import { readContactSettings } from "../../server/contact/settings"
import { asService, root } from "./postgres"
import { startTied } from "./tied-process"

export type TestServer = Awaited<ReturnType<typeof startServer>>
const serve = ["--import", "tsx", "scripts/start.ts", "--serve-only"]
const parts = "hosting node_modules package.json scripts server src supabase tsconfig.json".split(" ")

/** Starts a site of one page, which it writes to a folder, as a separate process. Waits until it is ready. */
export const startServer = async (cwd: string, env: Record<string, string>) => {
  for (const name of parts) await symlink(join(root, name), join(cwd, name))
  await symlink(join(root, "test", "content", "site"), join(cwd, "content"))
  await mkdir(join(cwd, "public"))
  await writeFile(join(cwd, "public", "index.html"), "<h1>Home</h1>")
  for (const name of ["404.html", "_headers", "_redirects"]) await writeFile(join(cwd, "public", name), "")
  const port = String(await freePort())
  const options = { cwd, env: { PATH: process.env.PATH, PORT: port, ...env } }
  const { output, printed, exitCode, end } = startTied(process.execPath, serve, options)
  await printed(/The site is (ready)/)
  return {
    origin: `http://127.0.0.1:${port}`,
    output,
    exitCode,
    /** Ends it at once. Like `stop`, resolves to its exit code. */
    kill: () => end("KILL"),
    stop: () => end("TERM"),
  }
}

/** Starts the service in this process, which rejects if it cannot start. */
export const startInProcess = (env: Record<string, string>) => startContactService(readContactSettings(env))

/** Settings of a server in a test: no limits on posts, no cap on confirmations. */
export const generous = { CONTACT_RATE_LIMIT: "0", CONTACT_CONFIRMATIONS_PER_HOUR: "100000" }

/** Returns the settings of a server on a PostgreSQL database. */
export const onPostgres = (url: string, dataDir: string) => ({
  ...generous,
  CONTACT_DATA_DIR: dataDir,
  CONTACT_DATABASE_URL: asService(url),
  CONTACT_MAIL: "file",
  CONTACT_HASH_SECRET: "a secret that only the tests know",
})
