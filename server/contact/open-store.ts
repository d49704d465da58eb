import { join } from "node:path"
import { postgresStore } from "../../supabase/functions/_shared/contact/store/postgres-store"
import type { ContactStore } from "../../supabase/functions/_shared/contact/types"
import { isAdminQuery } from "./admin"
import { eraseMailFiles } from "./erase-mail-files"
import { lockDataDir } from "./data-dir-lock"
import { readMigrations } from "./migrations"
import type { ContactSettings } from "./settings"
import { openPgliteStore } from "./pglite-store"

export type OpenedStore = ContactStore & {
  kind: "postgres" | "embedded"
  /** Throws if the database does not answer. */
  ping: () => Promise<void>
  /** Sets what is called after the consultant released mails. */
  onReleased(callback: () => void): void
  stop(): Promise<void>
}

export type OpenStoreOptions = {
  settings: ContactSettings
  root: string
  mailFolder: string
  onFatal: (reason: Error) => void
}

/** Opens the store that the settings name: PostgreSQL by its address, else the embedded one in the data directory. */
export const openStore = (options: OpenStoreOptions): Promise<OpenedStore> => {
  const url = options.settings.CONTACT_DATABASE_URL
  return url ? openPostgres(url) : openEmbedded(options)
}

const openPostgres = async (url: string): Promise<OpenedStore> => {
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

const openEmbedded = async ({
  settings,
  root,
  mailFolder,
  onFatal,
}: OpenStoreOptions): Promise<OpenedStore> => {
  const dataDir = settings.CONTACT_DATA_DIR
  const lock = await lockDataDir(dataDir)
  let released: (() => void) | undefined
  try {
    const migrations = await readMigrations(root)
    const store = await openPgliteStore({ dataDir: join(dataDir, "database"), migrations, onFatal })
    lock.answer(async (question, body) => {
      if (!isAdminQuery(question)) throw new Error(`There is no question ${question}.`)
      const result = await store.askAsOwner(question, body)
      if (question === "admin_release") released?.()
      if (question === "admin_erase") await eraseMailFiles(mailFolder, result as string[])
      return result
    })
    return {
      ...store,
      kind: "embedded",
      ping: pingOf(store),
      onReleased: (callback) => {
        released = callback
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

// Asking for no mails is a real transaction with the rights of the service.
const pingOf = (store: ContactStore) => async () => {
  await store.outboxClaim({ count: 0, leaseSeconds: 1 })
}
