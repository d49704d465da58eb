import { existsSync } from "node:fs"
import { join } from "node:path"
import { openEmbedded } from "../../server/contact/embedded-database"
import { fieldNames, type Enquiry } from "../../supabase/functions/_shared/contact/contract"
import type { Database } from "../../supabase/functions/_shared/contact/store/contact-store"
import { openPool } from "../../supabase/functions/_shared/contact/store/postgres-store"

/** An enquiry with the states of its two mails. */
export type ListedEnquiry = Enquiry & {
  id: string
  received: Date
  flag: string | null
  notice: string
  confirmation: string
}

export type ListedMail = {
  message_id: string
  kind: string
  state: string
  attempts: number
  sent_at: Date | null
  next_at: Date
  last_error: string | null
}

/** The enquiries that `delete` erases: one, those of an address, or those of a period in London time. */
export type Selection = { id: string } | { email: string } | { from: string; to: string }

/**
 * Connects to a PostgreSQL database as its owner or, without a URL, opens the embedded database, which no server may use
 * meanwhile.
 * @throws an Error that says what to do
 */
export const openAsOwner = async (url: string | undefined, dataDir: string) => {
  if (!url && !existsSync(join(dataDir, "database")))
    throw new Error(`There is no database in ${dataDir} yet: start the site first, or set CONTACT_DATA_DIR.`)
  if (!url) return openEmbedded(dataDir)
  const pool = openPool(url, { max: 1 })
  const database: Database = { query: (text, values) => pool.query(text, values).catch(explain) }
  return { database, close: () => pool.end() }
}

const explain = ({ code, message }: Error & { code?: string }): never => {
  if (code === "42501")
    throw new Error("This user may not read enquiries: set CONTACT_OWNER_URL to the URL of the owner.")
  if (code === "42P01" || code === "3F000")
    throw new Error("The database is not set up: npm run enquiries -- migrate")
  throw new Error(`The database query failed: ${message || code}`)
}

/** The consultant's queries. */
export const adminQueries = (database: Database) => {
  const rows = async <Row>(text: string, values: unknown[] = []) =>
    (await database.query(text, values)).rows as Row[]
  return {
    /** Returns the newest enquiries; without a limit, all. */
    list: (limit: number | null = null, idStart = "") =>
      rows<ListedEnquiry>(
        `select m.id, m.created_at as received, m.flag, ${fieldNames.map((name) => `m.${name}`).join(", ")},
          notice.state as notice, confirmation.state as confirmation
        from contact.messages m
          join contact.outbox notice on notice.message_id = m.id and notice.kind = 'notice'
          join contact.outbox confirmation on confirmation.message_id = m.id and confirmation.kind = 'confirmation'
        where starts_with(m.id::text, $2)
        order by m.created_at desc, m.id desc limit $1::integer`,
        [limit, idStart],
      ),
    mailsOf: (id: string) =>
      rows<ListedMail>("select * from contact.outbox where message_id = $1 order by id", [id]),
    /** Returns the ids of the selected enquiries. */
    find: async (selection: Selection) => {
      const [condition, ...values] =
        "id" in selection
          ? ["id = $1", selection.id]
          : "email" in selection
            ? ["lower(email) = lower($1)", selection.email]
            : [
                "created_at at time zone 'Europe/London' between $1::timestamp and $2::timestamp",
                selection.from,
                selection.to,
              ]
      return (await rows<{ id: string }>(`select id from contact.messages where ${condition}`, values)).map(
        ({ id }) => id,
      )
    },
    erase: (ids: readonly string[]) => rows("delete from contact.messages where id = any($1::uuid[])", [ids]),
    /** Lets the mails that were given up be tried again, of one enquiry or all. Returns how many there are. */
    release: async (id: string | null) =>
      (
        await rows(
          `update contact.outbox set state = 'pending', attempts = 0, next_at = now()
          where state = 'failed' and mail <> '{}' and ($1::uuid is null or message_id = $1) returning id`,
          [id],
        )
      ).length,
    states: () =>
      rows<{ kind: string; state: string; count: string }>(
        "select kind, state, count(*)::text from contact.outbox group by kind, state order by kind, state",
      ),
    /** Returns the latest mails with an error, notices first. */
    troubles: () =>
      rows<ListedMail>(
        `select * from contact.outbox where state in ('pending', 'sending', 'failed') and last_error is not null
        order by kind = 'confirmation', id desc limit 20`,
      ),
    /** Returns true if a notice was given up, or is not sent ten minutes after its enquiry. */
    mailsFail: async () =>
      (await rows<{ fail: boolean }>("select (contact.health('{}') -> 'mailsFail')::boolean as fail"))[0]
        ?.fail === true,
  }
}

export type AdminQueries = ReturnType<typeof adminQueries>
