import { existsSync } from "node:fs"
import { join } from "node:path"
import postgres from "postgres"
import { localHashSecret } from "../../server/contact/data-dir"
import { lockOwner, sendAdminQuery, type RunAdminQuery } from "../../server/contact/data-dir-lock"
import { eraseMailFiles } from "../../server/contact/file-mailer"
import { openEmbedded } from "../../server/contact/open-store"
import type { Enquiry } from "../../supabase/functions/_shared/contact/contract"
import { mailboxHash } from "../../supabase/functions/_shared/contact/enquiry/hashes"
import { callSql } from "../../supabase/functions/_shared/contact/store/contact-store"

/** An enquiry as SQL function `admin_list` returns it, with the states of its two mails. */
export type ListedEnquiry = Enquiry & {
  id: string
  received: string
  flag: string | null
  notice: string | null
  confirmation: string | null
}

/** An enquiry as SQL function `admin_show` returns it. */
export type EnquiryWithMails = Omit<ListedEnquiry, "notice" | "confirmation"> & {
  mails: {
    kind: string
    state: string
    attempts: number
    sentAt: string | null
    nextAt: string | null
    lastError: string | null
  }[]
}

/** The result of SQL function `admin_mails`. */
export type MailReport = {
  states: { kind: string; state: string; count: number }[]
  oldestWaiting: string | null
  /** True if a notice cannot be sent, or a mail has waited for too long. */
  mailsFail: boolean
  troubles: { message: string; kind: string; state: string; lastError: string | null }[]
}

/** The database is that of the URL `database` or, without it, the embedded one in `dataDir`. */
type Place = { database: string | undefined; dataDir: string; hashSecret?: string | undefined }

/** The number of enquiries that are read at once: a value in PostgreSQL has at most 256 MB. */
const pageSize = 1000

/** The consultant's queries. Each calls an SQL function of schema `contact` that only the owner may call. */
const adminClient = (
  { database, dataDir, hashSecret }: Place,
  run: RunAdminQuery,
  close: () => Promise<void>,
) => ({
  /** Without a limit, all enquiries. */
  list: async ({ limit = Infinity, idStart }: { limit?: number | undefined; idStart?: string }) => {
    const listed: ListedEnquiry[] = []
    let before: ListedEnquiry | undefined
    do {
      const request = { idStart, limit: Math.min(pageSize, limit - listed.length), before }
      const page = (await run("admin_list", request)) as ListedEnquiry[]
      listed.push(...page)
      before = page[pageSize - 1]
    } while (before && listed.length < limit)
    return listed
  },
  show: (id: string) => run("admin_show", { id }) as Promise<EnquiryWithMails>,
  /** Returns the number of mails released. */
  release: (request: { id: string } | { all: true }) => run("admin_release", request) as Promise<number>,
  /**
   * Erases the enquiries of an address and the copies of their mails in the data directory. Returns their ids. No
   * more confirmations are sent to its mailbox; without the secret, only if it has posted in the last 30 days.
   */
  erase: async (email: string) => {
    const secret = hashSecret || (database ? undefined : await localHashSecret(dataDir))
    const request = { email, ...(secret && { mailboxHash: mailboxHash(secret, email) }) }
    const ids = (await run("admin_erase", request)) as string[]
    await eraseMailFiles(join(dataDir, "mail"), ids)
    return ids
  },
  /** Erases one enquiry and the copies of its mails. Its mailbox can still get confirmations. */
  remove: async (id: string) =>
    eraseMailFiles(join(dataDir, "mail"), (await run("admin_delete", { id })) as string[]),
  /** Returns a copy of the embedded database. */
  backup: async () => Buffer.from((await run("backup", {})) as string, "base64"),
  mails: () => run("admin_mails", {}) as Promise<MailReport>,
  close,
})
export type AdminClient = ReturnType<typeof adminClient>

/**
 * Connects to the PostgreSQL database if one is named, else to the server that uses the data directory, else opens the
 * embedded database in it.
 * @param root the folder that holds `supabase/`
 * @throws an Error that says what to do if none of them exists
 */
export const openAdminClient = async (place: Place, root: string): Promise<AdminClient> => {
  const { database, dataDir } = place
  if (database) return hostedClient(place, database)
  if ((await lockOwner(dataDir)) !== null) {
    const run: RunAdminQuery = (query, body) => sendAdminQuery(dataDir, query, body)
    return adminClient(place, run, () => Promise.resolve())
  }
  if (!existsSync(join(dataDir, "database")))
    throw new Error(
      `There is no database in ${dataDir} yet: start the site first, or set CONTACT_DATA_DIR to its folder.`,
    )
  const onFatal = (reason: Error) => {
    throw reason
  }
  const { runAsOwner, stop } = await openEmbedded(dataDir, { root, onFatal })
  return adminClient(place, runAsOwner, stop)
}

const hostedClient = (place: Place, url: string): AdminClient => {
  const sql = postgres(url, { max: 1, prepare: false, fetch_types: false, onnotice: () => undefined })
  const run: RunAdminQuery = async (query, body) => {
    if (query === "backup") throw new Error("Back up a PostgreSQL database with pg_dump (docs/running.md).")
    try {
      const [row] = await sql.unsafe(callSql(query), [JSON.stringify(body)])
      return JSON.parse(String(row?.result)) as unknown
    } catch (error) {
      const { code, message } = error as Error & { code?: string }
      if (code === "42501")
        throw new Error("This user may not read enquiries: set CONTACT_OWNER_URL to the URL of the owner.")
      if (code === "3F000" || code === "42883")
        throw new Error("The database is not set up: npm run enquiries -- migrate")
      throw new Error(`The database query failed: ${message || code}`)
    }
  }
  return adminClient(place, run, () => sql.end())
}
