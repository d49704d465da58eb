import pg from "pg"
import { fieldNames } from "../contract.ts"
import { contactStore, type Query } from "./contact-store.ts"

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
 * @param timeoutMilliseconds for a connection, and then for the response
 */
export const postgresStore = (url: string, connections: number, timeoutMilliseconds = 4000) => {
  const pool = openPool(url, {
    max: connections,
    connectionTimeoutMillis: timeoutMilliseconds,
    query_timeout: timeoutMilliseconds,
    application_name: "contact",
  })
  const check = async () => {
    const { rows } = await pool.query<{ installed: boolean; reads: boolean }>(checkSql, [fieldNames])
    if (!rows[0]?.installed)
      throw new Error(
        "the database has no contact schema, or that of an older version: run the migrations first",
      )
    if (rows[0].reads)
      throw new Error("its user may read the enquiries; use one that is only a member of contact_writer")
  }
  let checked: Promise<void> | undefined
  const checkOnce = () =>
    (checked ??= check().catch((error: unknown) => {
      checked = undefined
      throw error
    }))
  const query: Query = async (text, values) => {
    await checkOnce()
    return pool.query(text, values)
  }
  return {
    ...contactStore(query),
    /** Rejects if the database does not respond, lacks the schema, or lets its user read the enquiries. */
    check: checkOnce,
    stop: () => pool.end(),
  }
}

// A field without a column would be lost: SQL ignores values that it does not know.
const checkSql = `
  select to_regprocedure('contact.submit(jsonb)') is not null and $1::text[] <@ array(
    select attname::text from pg_attribute where attrelid = to_regclass('contact.messages')
  ) as installed, coalesce((
    select has_table_privilege(session_user, oid, 'select') or pg_has_role(session_user, relowner, 'member')
    from pg_class where oid = to_regclass('contact.messages')
  ), false) as reads`
