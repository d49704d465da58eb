import postgres from "postgres"
import { callSql, storeFromCalls } from "./store-calls.ts"
import type { ContactStore } from "./types.ts"

export type PostgresStore = ContactStore & {
  /** Throws if the database does not answer, lacks the schema, or lets us do more than we should. */
  check: () => Promise<void>
  stop(): Promise<void>
}

const role = "contact_writer"

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
  const query = (text: string, values: string[]) =>
    withDeadline(sql.unsafe(text, values), deadlineMilliseconds)
  return {
    ...storeFromCalls(async (name, request) => {
      const [row] = await query(callSql(name), [JSON.stringify(request)])
      return JSON.parse(String(row?.result)) as unknown
    }),
    check: async () => {
      const [row] = await query(checkSql, [])
      if (!row?.installed) throw new Error("The database has no contact schema: run the migrations first.")
      if (row.reads) {
        throw new Error(
          `The database user may read the enquiries; give the service a user that is only a member of ${role}.`,
        )
      }
    },
    stop: () => sql.end({ timeout: 5 }),
  }
}

// A pooler can lose the role that the connection asks for, so the rights are looked at, not the name.
const checkSql = `
  select to_regprocedure('contact.submit(jsonb)') is not null as installed,
    coalesce(has_table_privilege(to_regclass('contact.messages'), 'select'), false) as reads`

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
