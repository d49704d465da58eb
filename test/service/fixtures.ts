import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test as base } from "@playwright/test"
import { createDatabase, type TestDatabase } from "./database"
import { startMailProvider, type MailProvider } from "./mail-provider"
import { startPostgres, type TestPostgres } from "./postgres"
import { prepareSite, startServer, type TestServer } from "./start-server"

type Fixtures = {
  database: TestDatabase
  /** The path of an empty folder. */
  folder: string
  /** Starts a site with the service as a separate process. */
  startServer: (env: Record<string, string>) => Promise<TestServer>
  provider: MailProvider
}

export type WorkerFixtures = {
  /** Repeats faults more often: `SERVICE_FULL=true npx playwright test --project=service`. */
  full: boolean
  cluster: TestPostgres
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
  database: async ({ cluster }, use) => {
    const database = await createDatabase(cluster)
    await use(database)
    await database.close()
  },
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "contact-"))
    await use(folder)
    await rm(folder, { recursive: true, maxRetries: 9 })
  },
  // Depends on the folder and on the cluster, so that the servers end before them.
  startServer: async ({ folder: _folder, cluster: _cluster }, use) => {
    await prepareSite()
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
