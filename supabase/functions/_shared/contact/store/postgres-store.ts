import postgres from "postgres"
import { callSql, storeFromCalls, type ContactStore, type StoreFunction } from "./contact-store.ts"

export type PostgresStore = ContactStore & {
  /** The same store, whose first call runs `check`. */
  checked: ContactStore
  /** Throws if the database does not respond, lacks the schema, or gives its user more rights than the service needs. */
  check: () => Promise<void>
  stop: () => Promise<void>
}

const role = "contact_writer"

// More calls than this cannot be answered before the deadline.
const maxWaiting = 1000

/**
 * Opens the store on PostgreSQL as role contact_writer.
 * @param connections 1 to 3 in an Edge Function, 4 in a server
 * @param deadlineMilliseconds after this a call counts as failed; whether it took effect is then unknown
 */
export const postgresStore = (
  url: string,
  { connections, deadlineMilliseconds = 4000 }: { connections: number; deadlineMilliseconds?: number },
): PostgresStore => {
  const sql = postgres(url, {
    max: connections,
    // A transaction pooler passes each statement to another session, which lacks prepared ones.
    prepare: false,
    connect_timeout: 4,
    // Reconnects at once after an outage; the driver's own delays grow to twenty seconds.
    backoff: () => 0.1,
    connection: { role, application_name: "contact" },
    onnotice: () => undefined,
  })
  let waiting = 0
  const query = async (text: string, values: string[]) => {
    if (waiting >= maxWaiting) throw new Error("Too many calls are waiting.")
    waiting++
    const call = sql.unsafe(text, values)
    try {
      return await withDeadline(call, deadlineMilliseconds)
    } catch (error) {
      // A call that was not sent yet must not store what its visitor is told is not stored.
      call.cancel()
      throw error
    } finally {
      waiting--
    }
  }
  const call = async (name: StoreFunction, request: object) => {
    const [row] = await query(callSql(name), [JSON.stringify(request)])
    return JSON.parse(String(row?.result)) as unknown
  }
  const check = async () => {
    const [row] = await query(checkSql, [])
    if (!row?.installed) throw new Error("The database has no contact schema: run the migrations first.")
    if (row.reads) {
      throw Object.assign(
        new Error(
          `The database user may read the enquiries; give the service a user that is only a member of ${role}.`,
        ),
        { code: "database_user_may_read" },
      )
    }
  }
  let checked: Promise<void> | undefined
  return {
    ...storeFromCalls(call),
    checked: storeFromCalls(async (name, request) => {
      checked ??= check()
      await checked.catch((error: unknown) => {
        checked = undefined
        throw error
      })
      return call(name, request)
    }),
    check,
    stop: () => sql.end({ timeout: 5 }),
  }
}

// Checks the session user: whoever may act as the owner can read everything after "set role", and a pooler can lose the
// role that the connection asks for.
const checkSql = `
  select to_regprocedure('contact.submit(jsonb)') is not null as installed, coalesce((
    select has_table_privilege(session_user, oid, 'select') or pg_has_role(session_user, relowner, 'member')
    from pg_class where oid = to_regclass('contact.messages')
  ), false) as reads`

const withDeadline = async <Result>(work: Promise<Result>, milliseconds: number): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("The database did not answer in time.")), milliseconds)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
