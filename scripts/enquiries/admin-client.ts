import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import postgres from "postgres"
import { z } from "zod"
import { sendAdminQuery, type RunAdminQuery } from "../../server/contact/admin-socket"
import { lockOwner } from "../../server/contact/data-dir"
import { eraseMailFiles } from "../../server/contact/file-mailer"
import { openDataDir } from "../../server/contact/open-store"
import type { FieldName } from "../../supabase/functions/_shared/contact/contract"
import { callSql } from "../../supabase/functions/_shared/contact/store/contact-store"
import type { Place } from "./read-command"

const enquiryFields = {
  name: z.string(),
  email: z.string(),
  company: z.string(),
  message: z.string(),
} satisfies Record<FieldName, z.ZodString>

const listedSchema = z.object({
  id: z.string(),
  received: z.string(),
  ...enquiryFields,
  flag: z.string().nullable(),
  notice: z.string().nullable(),
  confirmation: z.string().nullable(),
})
export type ListedEnquiry = z.output<typeof listedSchema>

const enquirySchema = listedSchema.omit({ notice: true, confirmation: true }).extend({
  mails: z
    .array(
      z.object({
        kind: z.string(),
        state: z.string(),
        attempts: z.number(),
        sentAt: z.string().nullable(),
        nextAt: z.string().nullable(),
        lastError: z.string().nullable(),
        providerId: z.string().nullable(),
      }),
    )
    .nullable(),
})
export type EnquiryWithMails = z.output<typeof enquirySchema>

const mailsSchema = z.object({
  states: z.array(z.object({ kind: z.string(), state: z.string(), count: z.number() })),
  oldestWaiting: z.string().nullable(),
  troubles: z.array(
    z.object({
      message: z.string(),
      kind: z.string(),
      state: z.string(),
      attempts: z.number(),
      lastError: z.string().nullable(),
    }),
  ),
})
export type MailReport = z.output<typeof mailsSchema>

type ListRequest = { limit: number; idStart?: string; before?: Pick<ListedEnquiry, "received" | "id"> }

/** The consultant's queries. Each calls an SQL function of schema `contact` that only the owner may call. */
const adminClient = (dataDir: string, run: RunAdminQuery, close: () => Promise<void>) => ({
  list: async (request: ListRequest) => z.array(listedSchema).parse(await run("admin_list", request)),
  show: async (id: string) => enquirySchema.parse(await run("admin_show", { id })),
  /** Returns the number of mails released. */
  release: async (request: { id: string } | { all: true }) =>
    z.number().parse(await run("admin_release", request)),
  /** Erases the enquiries of an address and, with CONTACT_MAIL=file, the copies of their mails. Returns their ids. */
  erase: async (email: string) => {
    const ids = z.array(z.string()).parse(await run("admin_erase", { email }))
    await eraseMailFiles(join(dataDir, "mail"), ids)
    return ids
  },
  /** Writes a backup of the embedded database. Returns its size in bytes. */
  backup: async (file: string) => z.number().parse(await run("backup", { file: resolve(file) })),
  mails: async () => mailsSchema.parse(await run("admin_mails", {})),
  close,
})
export type AdminClient = ReturnType<typeof adminClient>

/**
 * Connects to the PostgreSQL database if one is named, else to the server that uses the data directory, else opens the
 * embedded database in it.
 * @param root the folder that holds `supabase/`
 * @throws an Error that says what to do if none of them exists
 */
export const openAdminClient = async ({ database, dataDir }: Place, root: string): Promise<AdminClient> => {
  if (database) return hostedClient(database, dataDir)
  const nothing = new Error(
    `There is no database in ${dataDir} yet: start the site first, or set CONTACT_DATA_DIR to its folder.`,
  )
  if (!existsSync(dataDir)) throw nothing
  if ((await lockOwner(dataDir)) !== null) {
    return adminClient(
      dataDir,
      (query, body) => queryRunningService(dataDir, query, body),
      () => Promise.resolve(),
    )
  }
  if (!existsSync(join(dataDir, "database"))) throw nothing
  const onFatal = (reason: Error) => {
    throw reason
  }
  const { runAsOwner, stop } = await openDataDir(dataDir, { root, onFatal })
  return adminClient(dataDir, runAsOwner, stop)
}

const hostedClient = (url: string, dataDir: string): AdminClient => {
  const sql = postgres(url, { max: 1, prepare: false, onnotice: () => undefined })
  const run: RunAdminQuery = async (query, body) => {
    if (query === "backup") throw new Error("Back up a PostgreSQL database with pg_dump (docs/running.md).")
    try {
      const [row] = await sql.unsafe(callSql(query), [JSON.stringify(body)])
      return JSON.parse(String(row?.result)) as unknown
    } catch (error) {
      throw new Error(explain(error as Error & { code?: string }))
    }
  }
  return adminClient(dataDir, run, () => sql.end())
}

const explain = ({ code, message }: Error & { code?: string }): string => {
  if (code === "42501")
    return "This database user may not read enquiries: use the address of the owner (--database)."
  if (code === "3F000" || code === "42883")
    return "The database is not set up: npm run enquiries -- migrate --database …"
  return `The database query failed: ${message || code}`
}

// One minute in total: on a slow machine a server needs that long to create its database.
const startAttempts = 120
const startPause = 500

// Waits for a server that is starting: it has locked its directory and does not accept queries yet.
const queryRunningService: (
  dataDir: string,
  ...query: Parameters<RunAdminQuery>
) => Promise<unknown> = async (dataDir, query, body) => {
  for (let attempt = 0; attempt < startAttempts; attempt++) {
    const response = await sendAdminQuery(dataDir, query, body)
    if (response) return response.result
    await pause(startPause)
  }
  throw new Error("The service is still starting. Please try again in a few seconds.")
}

// In pages, so that a long list does not block a running server.
const pageSize = 1000

/** Returns the newest enquiries, at most `limit`. Reads them page by page. */
export const listEnquiries = async (
  client: AdminClient,
  limit = Number.POSITIVE_INFINITY,
): Promise<ListedEnquiry[]> => {
  const listed: ListedEnquiry[] = []
  for (;;) {
    const last = listed.at(-1)
    const wanted = Math.min(pageSize, limit - listed.length)
    const before = last && { received: last.received, id: last.id }
    const page = await client.list({ limit: wanted, ...(before ? { before } : {}) })
    listed.push(...page)
    if (page.length < wanted || listed.length >= limit) return listed
  }
}
