import { mkdir, rm, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { bundleServer } from "../../scripts/lib/bundle-server"
import { freePort } from "../free-port"
import { asService, root } from "./postgres"
import { startProgram } from "./start-program"

/** A folder with a site of one page and the bundled server, below the project's `node_modules`. */
const site = join(root, ".test-sites", "service")

export const prepareSite = async () => {
  await rm(site, { recursive: true, force: true })
  await mkdir(join(site, "public"), { recursive: true })
  await symlink(join(root, "supabase"), join(site, "supabase"))
  await symlink(join(root, "test", "content", "site"), join(site, "content"))
  for (const name of ["index.html", "404.html"]) await writeFile(join(site, "public", name), "")
  await writeFile(join(site, "public", ".rules.json"), JSON.stringify({ headers: [], redirects: [] }))
  await bundleServer(site)
}

export type TestServer = Awaited<ReturnType<typeof startServer>>

/** Starts the bundled server as a process and waits until it is ready. */
export const startServer = async (env: Record<string, string>) => {
  const port = String(await freePort())
  const program = startProgram(process.execPath, ["dist/server.mjs"], {
    cwd: site,
    env: { PATH: process.env.PATH, PORT: port, ...env },
  })
  await program.printed(/The site is ready/)
  return { origin: `http://127.0.0.1:${port}`, ...program }
}

/** Settings of a server in a test: no limit on posts, no cap on confirmations. */
export const generous = { CONTACT_RATE_LIMIT: "0", CONTACT_CONFIRMATIONS_PER_HOUR: "100000" }

/** Returns the settings of a server on a PostgreSQL database. */
export const onPostgres = (url: string, dataDir: string) => ({
  ...generous,
  CONTACT_DATA_DIR: dataDir,
  CONTACT_DATABASE_URL: asService(url),
  CONTACT_MAIL: "file",
})
