import { join } from "node:path"
import { errorCode, type ContactStore } from "../../supabase/functions/_shared/contact/store/contact-store"
import { postgresStore } from "../../supabase/functions/_shared/contact/store/postgres-store"
import type { Log } from "../../supabase/functions/_shared/contact/types"
import { lockDataDir } from "./data-dir-lock"
import { readMigrations } from "./migrate"
import { openPgliteStore, type PgliteStore } from "./pglite-store"

export type OpenedStore = ContactStore & Pick<PgliteStore, "isKept" | "stop">

/**
 * Opens the store on PostgreSQL. If the database does not respond or lacks the schema, it logs this, and each call checks the
 * database again: the pages of the site do not depend on it.
 * @throws an Error if the database user may read the enquiries
 */
export const openPostgres = async (url: string, log: Log): Promise<OpenedStore> => {
  const prepared = new URL(url).searchParams.get("prepare") !== "false"
  const store = postgresStore(url, { connections: 4, prepared })
  try {
    await store.check()
  } catch (error) {
    const { message, name } = error as Error
    const problem = `The database of CONTACT_DATABASE_URL cannot be used: ${message || name}`
    log({ level: "error", event: "database_unavailable", error: problem })
    if (errorCode(error) === "database_user_may_read") {
      await store.stop()
      throw new Error(problem)
    }
  }
  return { ...store, isKept: () => Promise.resolve(true) }
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
    const store = await openPgliteStore(join(dataDir, "database"), await readMigrations(root), onFatal)
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
