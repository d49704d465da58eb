import postgres from "postgres"
import { callSql, storeFromCalls, type StoreFunction } from "./contact-store.ts"
import type { ContactStore } from "../types.ts"

export type PostgresStore = ContactStore & {
  /** The same store, which first checks once that the database and its user are right. */
  checked: ContactStore
  /** Throws if the database does not answer, lacks the schema, or lets us do more than we should. */
  check: () => Promise<void>
  stop(): Promise<void>
}

const role = "contact_writer"

// More than this cannot be answered within the deadline.
const mostWaiting = 1000

/**
 * The store on PostgreSQL, hosted or your own, as role contact_writer.
 * @param connections how many at once: 1 to 3 in an Edge Function, 4 in a server
 * @param deadlineMilliseconds after this a call counts as failed; whether it was carried out is then unknown
 */
export const postgresStore = (
  url: string,
  { connections, deadlineMilliseconds = 4000 }: { connections: number; deadlineMilliseconds?: number },
): PostgresStore => {
  const sql = postgres(url, {
    max: connections,
    // A transaction pooler hands each statement to another session, which knows no prepared ones.
    prepare: false,
    connect_timeout: 4,
    // Try again at once after an outage; the driver's own pauses grow to twenty seconds.
    backoff: () => 0.1,
    connection: { role, application_name: "contact" },
    onnotice: () => undefined,
  })
  let waiting = 0
  const query = async (text: string, values: string[]) => {
    if (waiting >= mostWaiting) throw new Error("Too many calls are waiting.")
    waiting++
    const call = sql.unsafe(text, values)
    try {
      return await withDeadline(call, deadlineMilliseconds)
    } catch (error) {
      // What has not been sent yet must not be stored after its visitor was told that it is not.
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

// The rights of the user who has logged in: whoever may act as the owner needs no more than "set role" to read everything,
// and a pooler can lose the role that the connection asks for.
const checkSql = `
  select to_regprocedure('contact.submit(jsonb)') is not null as installed, coalesce((
    select has_table_privilege(session_user, oid, 'select') or pg_has_role(session_user, relowner, 'member')
    from pg_class where oid = to_regclass('contact.messages')
  ), false) as reads`

const withDeadline = async <Result>(work: Promise<Result>, milliseconds: number): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("The database did not answer in time.")), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
