import { join } from "node:path"
import type { ContactStore } from "../../supabase/functions/_shared/contact/store/contact-store"
import { postgresStore } from "../../supabase/functions/_shared/contact/store/postgres-store"
import { serveAdminQueries, type RunAdminQuery } from "./admin-socket"
import { lockDataDir } from "./data-dir"
import { eraseMailFiles } from "./file-mailer"
import { readMigrations } from "./migrate"
import { openPgliteStore } from "./pglite-store"

export type OpenedStore = ContactStore & {
  kind: "postgres" | "embedded"
  /** Rejects if the database does not respond. */
  ping: () => Promise<void>
  /** Sets a function to call after the consultant has released mails. Has no effect on PostgreSQL. */
  onReleased: (callback: () => void) => void
  stop: () => Promise<void>
}

/**
 * Opens the store on PostgreSQL.
 * @throws an Error if the database cannot be used
 */
export const openPostgres = async (url: string): Promise<OpenedStore> => {
  const store = postgresStore(url, { connections: 4 })
  try {
    await store.check()
  } catch (error) {
    await store.stop()
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new Error(`The database of CONTACT_DATABASE_URL cannot be used: ${reason}`)
  }
  return { ...store, kind: "postgres", ping: pingOf(store), onReleased: () => undefined }
}

/**
 * Locks a data directory, opens the embedded database in it and accepts the queries of `npm run enquiries`.
 * @param root the folder that holds `supabase/`
 */
export const openEmbedded = async (
  dataDir: string,
  { root, onFatal }: { root: string; onFatal: (reason: Error) => void },
): Promise<OpenedStore> => {
  let onReleased: (() => void) | undefined
  const { store, runAsOwner, stop } = await openDataDir(dataDir, { root, onFatal })
  const run: RunAdminQuery = async (query, body) => {
    const result = await runAsOwner(query, body)
    if (query === "admin_release") onReleased?.()
    return result
  }
  const admin = await serveAdminQueries(dataDir, run).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    ...store,
    kind: "embedded",
    ping: pingOf(store),
    onReleased: (callback) => {
      onReleased = callback
    },
    stop: async () => {
      await admin.stop()
      await stop()
    },
  }
}

/** Locks a data directory and opens the embedded database in it. */
export const openDataDir = async (
  dataDir: string,
  { root, onFatal }: { root: string; onFatal: (reason: Error) => void },
): Promise<{ store: ContactStore; runAsOwner: RunAdminQuery; stop: () => Promise<void> }> => {
  const lock = await lockDataDir(dataDir)
  try {
    const migrations = await readMigrations(root)
    const store = await openPgliteStore({ dataDir: join(dataDir, "database"), migrations, onFatal })
    return {
      store,
      runAsOwner: async (query, body) => {
        const result = await store.runAsOwner(query, body)
        if (query === "admin_erase") await eraseMailFiles(join(dataDir, "mail"), result as string[])
        return result
      },
      stop: async () => {
        await store.stop()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

// Claiming zero mails is a transaction with the rights of the service.
const pingOf = (store: ContactStore) => async () => {
  await store.outboxClaim({ count: 0, leaseSeconds: 1 })
}
