import { PGlite } from "@electric-sql/pglite"
import postgres from "postgres"
import { migrate, readMigrations, sqlConnection, type Migration } from "../../server/contact/migrate"
import {
  callSql,
  storeFromCalls,
  type ContactStore,
} from "../../supabase/functions/_shared/contact/store/contact-store"
import { postgresStore } from "../../supabase/functions/_shared/contact/store/postgres-store"
import { emptyPglite, newEmptyDatabase, root } from "./test-env"

/** A database under test, seen by its owner, and the store that the service would use on it. */
export type TestDatabase = {
  store: ContactStore
  /** Runs SQL as the owner. */
  run: (sql: string) => Promise<unknown>
  rows: (sql: string) => Promise<Record<string, unknown>[]>
  ask: (question: string, request: object) => Promise<unknown>
  close: () => Promise<void>
}

const openPglite = async (migrations: Migration[]): Promise<TestDatabase> => {
  const database = await PGlite.create({ loadDataDir: await emptyPglite() })
  const run = (sql: string) => database.exec(sql)
  const rows = async (sql: string) => (await database.query<Record<string, unknown>>(sql)).rows
  await run("create role anon nologin; create role authenticated nologin")
  await migrate({ run, rows }, migrations)
  const call = (name: string, request: object, role: string) =>
    database.transaction(async (transaction) => {
      await transaction.exec(`set local role ${role}`)
      const { rows: found } = await transaction.query<{ result: string }>(callSql(name), [
        JSON.stringify(request),
      ])
      return JSON.parse(found[0]?.result ?? "null") as unknown
    })
  return {
    store: storeFromCalls((name, request) => call(name, request, "contact_writer")),
    run,
    rows,
    ask: (question, request) => call(question, request, "none"),
    close: () => database.close(),
  }
}

const openPostgres = async (migrations: Migration[]): Promise<TestDatabase> => {
  const url = await newEmptyDatabase()
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  const connection = sqlConnection(sql)
  await migrate(connection, migrations)
  const store = postgresStore(url, { connections: 10 })
  return {
    store,
    ...connection,
    ask: async (question, request) => {
      const [row] = await sql.unsafe(callSql(question), [JSON.stringify(request)])
      return JSON.parse(String(row?.result)) as unknown
    },
    close: async () => {
      await store.stop()
      await sql.end()
    },
  }
}

/** Both databases, for tests that hold on each. Without a list all migrations are run. */
export const databases = [
  {
    name: "PGlite",
    open: async (migrations?: Migration[]) => openPglite(migrations ?? (await readMigrations(root))),
  },
  {
    name: "PostgreSQL 18",
    open: async (migrations?: Migration[]) => openPostgres(migrations ?? (await readMigrations(root))),
  },
]
