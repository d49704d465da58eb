import { adminQueries } from "../../scripts/enquiries/admin-queries"
import { openPool, postgresStore } from "../../supabase/functions/_shared/contact/store/postgres-store"
import { asService, type TestPostgres } from "./postgres"
import { submission, type Changes } from "./submission"

export type TestDatabase = Awaited<ReturnType<typeof createDatabase>>

/** Creates a migrated database, seen by its owner, and opens the store that the service would use on it. */
export const createDatabase = async (cluster: TestPostgres) => {
  const url = await cluster.createMigratedDatabase()
  const pool = openPool(url, {})
  const { stop, ...store } = postgresStore(asService(url), 10)
  const rows = async (sql: string, values?: unknown[]) =>
    (await pool.query<Record<string, unknown>>(sql, values)).rows
  return {
    /** The URL for the owner. */
    url,
    store,
    rows,
    admin: adminQueries(pool),
    /** Stores another enquiry and returns it. */
    stored: async (changes?: Changes) => {
      const request = submission(changes)
      await store.submit(request)
      return request
    },
    close: async () => {
      await stop()
      await pool.end()
    },
  }
}
