import postgres from "postgres"
import { fieldNames } from "../contract.ts"
import { callSql, errorCode, storeFromCalls } from "./contact-store.ts"

// Any further call could not be completed before the deadline, so it is rejected at once.
const maxWaiting = 1000

/**
 * Opens the store on PostgreSQL as role contact_writer. It runs `check` before its first call, and again while that fails.
 * @param connections 2 in an Edge Function, 4 in a server
 * @param prepared false behind a transaction pooler: it may run each statement in another session, which lacks the
 *   prepared statements
 * @param deadlineMilliseconds time after which a call counts as failed, although it may have taken effect
 */
export const postgresStore = (
  url: string,
  {
    connections,
    prepared = false,
    deadlineMilliseconds = 4000,
  }: { connections: number; prepared?: boolean; deadlineMilliseconds?: number },
) => {
  const settings = {
    max: connections,
    connect_timeout: 4,
    // Nothing here reads an array. If the query for their types fails, the driver's promise ends the process.
    fetch_types: false,
    // Reconnects at once after an outage; the driver's own delays grow to twenty seconds.
    backoff: () => 0.1,
    connection: {
      role: "contact_writer",
      application_name: "contact",
      // A transaction pooler may refuse this parameter; there the user of the database has it as a setting.
      ...(prepared && { statement_timeout: deadlineMilliseconds }),
    },
    onnotice: () => undefined,
  }
  let sql = postgres(url, settings)
  const reconnect = () => {
    void sql.end({ timeout: 0 })
    sql = postgres(url, settings)
  }
  // The driver sends several calls at once on a connection; if one is cancelled, later ones get the results of others.
  const waiting = new Set<() => void>()
  let free = connections
  const query = (text: string, values: string[] = []) =>
    new Promise<postgres.RowList<postgres.Row[]>>((resolve, reject) => {
      if (waiting.size >= maxWaiting) throw new Error("Too many calls are waiting.")
      const start = () => {
        // The database has ended the call by then, unless the connection is lost, which TCP notices after 15 minutes.
        const lost = setTimeout(reconnect, deadlineMilliseconds + 5000)
        void sql
          .unsafe(text, values, { prepare: prepared })
          .then(resolve, reject)
          .finally(() => {
            clearTimeout(timer)
            clearTimeout(lost)
            free++
            startNext()
          })
      }
      const timer = setTimeout(() => {
        // The visitor is told that nothing was stored, so a call that still waits must not run later.
        waiting.delete(start)
        reject(new Error("The database did not answer in time."))
      }, deadlineMilliseconds)
      waiting.add(start)
      startNext()
    })
  const startNext = () => {
    const [start] = waiting
    if (!start || free === 0) return
    free--
    waiting.delete(start)
    start()
  }
  const call = async (name: string, request: object) => {
    const [row] = await query(callSql(name), [JSON.stringify(request)])
    return JSON.parse(String(row?.result)) as unknown
  }
  const check = async () => {
    const [row] = await query(checkSql).catch((error: unknown) => {
      // Before the first migration of a PostgreSQL the role of the connection does not exist.
      if (errorCode(error) === "22023") return []
      throw error
    })
    if (!row?.installed)
      throw new Error(
        "The database has no contact schema, or that of an older version: run the migrations first.",
      )
    if (row.reads) {
      throw Object.assign(
        new Error(
          "The database user may read the enquiries; give the service a user that is only a member of contact_writer.",
        ),
        { code: "database_user_may_read" },
      )
    }
  }
  let checked: Promise<void> | undefined
  const checkOnce = () =>
    (checked ??= check().catch((error: unknown) => {
      checked = undefined
      throw error
    }))
  return {
    ...storeFromCalls(async (name, request) => {
      await checkOnce()
      return call(name, request)
    }),
    /** Rejects if the database does not respond, lacks the schema, or lets its user read the enquiries. */
    check: checkOnce,
    stop: () => sql.end({ timeout: 5 }),
  }
}

// Checks the session user and not the role: a user who may act as the owner can read everything after "set role", and a
// pooler can lose the role that the connection requests.
// A field without a column would be lost: SQL ignores values that it does not know.
const checkSql = `
  select to_regprocedure('contact.purge_rows(jsonb)') is not null and not exists (
    select from unnest(array['${fieldNames.join("', '")}']) field where not exists (
      select from pg_attribute where attrelid = to_regclass('contact.messages') and attname = field
    )
  ) as installed, coalesce((
    select has_table_privilege(session_user, oid, 'select') or pg_has_role(session_user, relowner, 'member')
    from pg_class where oid = to_regclass('contact.messages')
  ), false) as reads`
