import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test as base } from "@playwright/test"
import type pg from "pg"
import { openPool } from "../../supabase/functions/_shared/contact/store/postgres-store"
import { openPglite, openPostgres, type TestDatabase } from "./databases"
import { startMailProvider, type MailProvider } from "./mail-provider"
import { startPostgres, type TestPostgres } from "./postgres"
import { prepareSite, startServer, type TestServer } from "./start-server"

const engines = ["PGlite", "PostgreSQL 18"] as const
type Engine = (typeof engines)[number]

type Fixtures = {
  engine: Engine
  /** The migrated database of `engine`. It has no rows when a test begins. */
  database: TestDatabase
  /** Connects to a database on the cluster. */
  connect: (url: string) => pg.Pool
  newFolder: () => Promise<string>
  /** Starts a site with the service as a separate process. */
  startServer: (env: Record<string, string>) => Promise<TestServer>
  provider: MailProvider
}

export type WorkerFixtures = {
  /** Repeats faults more often: `SERVICE_FULL=true npx playwright test --project=service`. */
  full: boolean
  cluster: TestPostgres
  databases: Record<Engine, TestDatabase>
  site: undefined
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
      const databases = { PGlite: await openPglite(), "PostgreSQL 18": await openPostgres(cluster) }
      await use(databases)
      for (const database of Object.values(databases)) await database.close()
    },
    { scope: "worker" },
  ],
  site: [
    async ({}, use) => {
      await prepareSite()
      await use(undefined)
    },
    { scope: "worker" },
  ],
  engine: ["PGlite", { option: true }],
  database: async ({ engine, databases }, use) => {
    await databases[engine].rows("truncate contact.messages, contact.rate_limits cascade")
    await use(databases[engine])
  },
  connect: async ({}, use) => {
    const opened: pg.Pool[] = []
    await use((url) => {
      const pool = openPool(url, {})
      pool.on("error", () => undefined)
      opened.push(pool)
      return pool
    })
    for (const pool of opened) await pool.end()
  },
  newFolder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "contact-"))
    await use(() => mkdtemp(join(folder, "folder-")))
    await rm(folder, { recursive: true, maxRetries: 9 })
  },
  // Depends on the folders and on the cluster, so that the servers end before them.
  startServer: async ({ newFolder: _folder, cluster: _cluster, site: _site }, use) => {
    const started: TestServer[] = []
    await use(async (env) => {
      const server = await startServer(env)
      started.push(server)
      return server
    })
    for (const server of started) await server.end("SIGKILL")
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
