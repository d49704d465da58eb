import { PGlite } from "@electric-sql/pglite"
import { migrate } from "../../server/contact/migrate"
import { contactStore, type ContactStore } from "../../supabase/functions/_shared/contact/store/contact-store"
import { openPool, postgresStore } from "../../supabase/functions/_shared/contact/store/postgres-store"
import { adminQueries } from "../../scripts/enquiries/admin-queries"
import { asService, type TestPostgres } from "./postgres"
import { submission, type Changes } from "./submission"

type Row = Record<string, unknown>
type Rows = (sql: string, values?: unknown[]) => Promise<Row[]>

/** A migrated database, seen by its owner, and the store that the service would use on it. */
export type TestDatabase = ReturnType<typeof withQueries>

const withQueries = (store: ContactStore, rows: Rows, close: () => Promise<void>) => ({
  store,
  rows,
  close,
  admin: adminQueries(async (sql, values) => ({ rows: await rows(sql, values) })),
  /** Stores another enquiry and returns the result. */
  submit: (changes?: Changes) => store.submit(submission(changes)),
  /** Stores another enquiry and returns it. */
  stored: async (changes?: Changes) => {
    const request = submission(changes)
    await store.submit(request)
    return request
  },
  /** Returns the mails of an enquiry as "notice pending", in their order. */
  states: async ({ id }: { id: string }) =>
    (await rows("select kind, state from contact.outbox where message_id = $1 order by id", [id])).map(
      ({ kind, state }) => `${String(kind)} ${String(state)}`,
    ),
})

/** Opens a PGlite in memory. */
export const openPglite = async (): Promise<TestDatabase> => {
  const database = await PGlite.create()
  await database.exec("create role anon nologin; create role authenticated nologin")
  await migrate({ run: (sql) => database.exec(sql), query: (sql) => database.query(sql) })
  const store = contactStore((sql, values) =>
    database.transaction(async (transaction) => {
      await transaction.exec("set local role contact_writer")
      return transaction.query(sql, values)
    }),
  )
  const rows: Rows = async (sql, values) => (await database.query<Row>(sql, values)).rows
  return withQueries(store, rows, () => database.close())
}

/** Opens a new database on a PostgreSQL. */
export const openPostgres = async (cluster: TestPostgres): Promise<TestDatabase> => {
  const url = await cluster.createMigratedDatabase()
  const pool = openPool(url, {})
  const { stop, ...store } = postgresStore(asService(url), 10)
  const rows: Rows = async (sql, values) => (await pool.query<Row>(sql, values)).rows
  return withQueries(store, rows, async () => {
    await stop()
    await pool.end()
  })
}
