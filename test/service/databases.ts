import { PGlite } from "@electric-sql/pglite"
import postgres from "postgres"
import { migrate, readMigrations, sqlConnection, type SqlConnection } from "../../server/contact/migrate"
import {
  callSql,
  storeFromCalls,
  type ContactStore,
} from "../../supabase/functions/_shared/contact/store/contact-store"
import { postgresStore } from "../../supabase/functions/_shared/contact/store/postgres-store"
import { asService, root, type TestPostgres } from "./postgres"
import { submission } from "./submission"

/** A migrated database, seen by its owner, and the store that the service would use on it. */
export type TestDatabase = ReturnType<typeof withQueries>

export type Changes = Parameters<typeof submission>[0]
type Opened = SqlConnection & {
  store: ContactStore
  ask: (question: string, request: object) => Promise<unknown>
  close: () => Promise<void>
}

const withQueries = (database: Opened) => ({
  ...database,
  /** Stores another enquiry and returns the result. */
  submit: (changes?: Changes) => database.store.submit(submission(changes)),
  /** Stores another enquiry and returns it. */
  stored: async (changes?: Changes) => {
    const request = submission(changes)
    await database.store.submit(request)
    return request
  },
  /** Returns the first row of a query. */
  one: async (sql: string) => (await database.rows(sql))[0] ?? {},
  /** Returns the mails of an enquiry as "notice pending", in their order. */
  states: async ({ id }: { id: string }) => {
    const rows = await database.rows(
      `select kind, state from contact.outbox where message_id = '${id}' order by id`,
    )
    return rows.map((row) => `${String(row.kind)} ${String(row.state)}`)
  },
})

/** Opens a PGlite in memory. */
export const openPglite = async (): Promise<TestDatabase> => {
  const database = await PGlite.create()
  const run = (sql: string) => database.exec(sql)
  const rows = async (sql: string) => (await database.query<Record<string, unknown>>(sql)).rows
  await run("create role anon nologin; create role authenticated nologin")
  await migrate({ run, rows }, await readMigrations(root))
  const call = (name: string, request: object, role: string) =>
    database.transaction(async (transaction) => {
      await transaction.exec(`set local role ${role}`)
      const { rows: found } = await transaction.query<{ result: string }>(callSql(name), [
        JSON.stringify(request),
      ])
      return JSON.parse(found[0]?.result ?? "null") as unknown
    })
  return withQueries({
    store: storeFromCalls((name, request) => call(name, request, "contact_writer")),
    run,
    rows,
    ask: (question, request) => call(question, request, "none"),
    close: () => database.close(),
  })
}

/** Opens a new database on a PostgreSQL. */
export const openPostgres = async (cluster: TestPostgres): Promise<TestDatabase> => {
  const url = await cluster.createMigratedDatabase()
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  const store = postgresStore(asService(url), { connections: 10 })
  return withQueries({
    store,
    ...sqlConnection(sql),
    ask: async (question, request) => {
      const [row] = await sql.unsafe(callSql(question), [JSON.stringify(request)])
      return JSON.parse(String(row?.result)) as unknown
    },
    close: async () => {
      await store.stop()
      await sql.end()
    },
  })
}
