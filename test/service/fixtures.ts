import { chmod, cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test as base } from "@playwright/test"
import postgres, { type Sql } from "postgres"
import { openPglite, openPostgres, type TestDatabase } from "./databases"
import { startMailProvider, type MailProvider } from "./mail-provider"
import { startPostgres, type TestPostgres } from "./postgres"
import { generous, startInProcess, startServer, type TestServer } from "./start-server"

const engines = ["PGlite", "PostgreSQL 18"] as const
type Engine = (typeof engines)[number]

type Env = Record<string, string>

type Fixtures = {
  engine: Engine
  /** The migrated database of `engine`. It has no rows when a test begins. */
  database: TestDatabase
  /** Connects to a database on the cluster. */
  connect: (url: string) => Sql
  newFolder: () => Promise<string>
  /** Creates a data directory with an empty, migrated database. */
  newDataDir: () => Promise<string>
  /** Starts a site with the service as a separate process. */
  startServer: (env: Env) => Promise<TestServer>
  provider: MailProvider
}

export type WorkerFixtures = {
  /** Repeats faults as often as `npm test -- service:full` does. */
  full: boolean
  cluster: TestPostgres
  databases: Record<Engine, TestDatabase>
  emptyDataDir: string
  /** A server on an embedded database, in a folder that was open to all. Its tests share it, so each posts different enquiries. */
  site: TestServer & { dataDir: string }
}

/** The tests of the service. Everything that a fixture starts, opens or creates is gone after the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  full: [false, { option: true, scope: "worker" }],
  cluster: [
    async ({}, use) => {
      const cluster = await startPostgres()
      await use(cluster)
      await cluster.stop()
    },
    { scope: "worker" },
  ],
  databases: [
    async ({ cluster }, use) => {
      const databases = {
        PGlite: await openPglite(),
        "PostgreSQL 18": await openPostgres(cluster),
      }
      await use(databases)
      for (const database of Object.values(databases)) await database.close()
    },
    { scope: "worker" },
  ],
  // Creating a database takes seconds, copying one does not.
  emptyDataDir: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "contact-"))
      const service = await startInProcess({ CONTACT_DATA_DIR: folder })
      await service.stop()
      await use(folder)
      await rm(folder, { recursive: true })
    },
    { scope: "worker" },
  ],
  site: [
    async ({ emptyDataDir }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "contact-"))
      const dataDir = join(folder, "data")
      await cp(emptyDataDir, dataDir, { recursive: true })
      // Open to all users of the machine, as after a copy with other rights.
      for (const path of [dataDir, join(dataDir, "database")]) await chmod(path, 0o755)
      const server = await startServer(folder, { ...generous, CONTACT_DATA_DIR: dataDir })
      await use({ ...server, dataDir })
      await server.kill()
      await rm(folder, { recursive: true })
    },
    { scope: "worker" },
  ],
  engine: ["PGlite", { option: true }],
  database: async ({ engine, databases }, use) => {
    const database = databases[engine]
    await database.run(
      "reset role; truncate contact.messages, contact.rate_limits, contact.erased_mailboxes cascade",
    )
    await use(database)
  },
  connect: async ({}, use) => {
    const opened: Sql[] = []
    await use((url) => {
      const sql = postgres(url, { max: 1 })
      opened.push(sql)
      return sql
    })
    for (const sql of opened) await sql.end()
  },
  newFolder: async ({}, use) => {
    // The path is short, because that of a socket in it has at most 108 characters.
    const folder = await mkdtemp(join(tmpdir(), "contact-"))
    await use(() => mkdtemp(join(folder, "folder-")))
    await rm(folder, { recursive: true, maxRetries: 9 })
  },
  newDataDir: async ({ emptyDataDir, newFolder }, use) => {
    await use(async () => {
      const folder = await newFolder()
      await cp(emptyDataDir, folder, { recursive: true })
      return folder
    })
  },
  // Depends on the folders and on the cluster, so that the servers end before them.
  startServer: async ({ newFolder, cluster: _cluster }, use) => {
    const started: TestServer[] = []
    await use(async (env) => {
      const server = await startServer(await newFolder(), env)
      started.push(server)
      return server
    })
    for (const server of started) await server.kill()
  },
  provider: async ({}, use) => {
    const provider = await startMailProvider()
    await use(provider)
    await provider.stop()
  },
})

export { expect } from "@playwright/test"

/** Describes tests that hold on PGlite and on PostgreSQL. */
export const onEachDatabase = (title: string, tests: () => void): void => {
  for (const engine of engines) {
    test.describe(`${title} on ${engine}`, () => {
      test.use({ engine })
      tests()
    })
  }
}
