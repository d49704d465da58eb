import { join } from "node:path"
import type { ContactStore } from "../../supabase/functions/_shared/contact/store/contact-store"
import { postgresStore } from "../../supabase/functions/_shared/contact/store/postgres-store"
import { lockDataDir } from "./data-dir-lock"
import { readMigrations } from "./migrate"
import { openPgliteStore, type PgliteStore } from "./pglite-store"

export type OpenedStore = ContactStore & Pick<PgliteStore, "isKept" | "stop">

/**
 * Opens the store on PostgreSQL.
 * @throws an Error if the database cannot be used
 */
export const openPostgres = async (url: string): Promise<OpenedStore> => {
  const store = postgresStore(url, { connections: 4, prepared: true })
  try {
    await store.check()
    return { ...store, isKept: () => Promise.resolve(true) }
  } catch (error) {
    await store.stop()
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new Error(`The database of CONTACT_DATABASE_URL cannot be used: ${reason}`)
  }
}

/**
 * Locks a data directory, opens the embedded database in it and accepts the queries of `npm run enquiries`.
 * @param root the folder that holds `supabase/`
 */
export const openEmbedded = async (
  dataDir: string,
  { root, onFatal }: { root: string; onFatal: (reason: Error) => void },
): Promise<PgliteStore> => {
  const lock = await lockDataDir(dataDir)
  try {
    const migrations = await readMigrations(root)
    const store = await openPgliteStore({ dataDir: join(dataDir, "database"), migrations, onFatal })
    lock.serve(store.runAsOwner)
    return {
      ...store,
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
