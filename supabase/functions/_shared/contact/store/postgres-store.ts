import pg from "pg"
import { checkColumns, contactStore, type Database } from "./contact-store.ts"

/**
 * Opens a pool of connections. The connection is encrypted unless the database is on this machine; `sslmode` in the URL
 * decides otherwise.
 */
export const openPool = (url: string, options: pg.PoolConfig): pg.Pool => {
  const { hostname, searchParams } = new URL(url)
  const isDefault =
    !searchParams.has("sslmode") && !["", "localhost", "127.0.0.1", "[::1]"].includes(hostname)
  const ssl = isDefault ? { ssl: { rejectUnauthorized: false } } : {}
  const pool = new pg.Pool({ connectionString: url, ...ssl, ...options })
  // The pool has replaced the connection; without a listener the error would end the process.
  pool.on("error", () => undefined)
  return pool
}

/**
 * Opens the store on PostgreSQL. A call that gets no connection or no response in time is rejected, and its connection is
 * replaced. It may have taken effect; a repetition with the same key is recognised.
 * @param connections 2 in an Edge Function, 4 in a server
 */
export const postgresStore = (url: string, connections: number) => {
  const pool = openPool(url, {
    max: connections,
    connectionTimeoutMillis: 4000,
    query_timeout: 4000,
    application_name: "contact",
  })
  const check = async () => {
    await checkColumns(pool)
    const { rows } = await pool.query<{ reads: boolean }>(readsSql)
    if (rows[0]?.reads)
      throw new Error("its user may read the enquiries; use one that is only a member of contact_writer")
  }
  let checked: Promise<void> | undefined
  const checkOnce = () =>
    (checked ??= check().catch((error: unknown) => {
      checked = undefined
      throw error
    }))
  const query: Database["query"] = async (text, values) => {
    await checkOnce()
    return pool.query(text, values)
  }
  return {
    ...contactStore({ query }),
    /** Rejects if the database does not respond, lacks the schema, or lets its user read the enquiries. */
    check: checkOnce,
    stop: () => pool.end(),
  }
}

const readsSql = `
  select has_table_privilege(session_user, oid, 'select') or pg_has_role(session_user, relowner, 'member') as reads
  from pg_class where oid = to_regclass('contact.messages')`
