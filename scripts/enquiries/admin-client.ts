import { existsSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import postgres from "postgres"
import { queryAdmin, ServiceStarting } from "../../server/contact/admin-client"
import type { AdminClient } from "../../server/contact/admin"
import { eraseMailFiles } from "../../server/contact/erase-mail-files"
import { lockDataDir } from "../../server/contact/data-dir-lock"
import { readMigrations } from "../../server/contact/migrations"
import { socketPath } from "../../server/contact/socket-path"
import { openPgliteStore } from "../../server/contact/pglite-store"
import { callSql } from "../../supabase/functions/_shared/contact/store/contact-store"
import type { Place } from "./read-command"

/**
 * Opens what answers: the PostgreSQL database, else the server that runs on the data directory, else its database.
 * @throws an Error that says what to do if there is none
 */
export const openAdminClient = async ({ database, dataDir }: Place): Promise<AdminClient> => {
  if (database) return hostedClient(database, dataDir)
  const nothing = new Error(
    `There is no database in ${dataDir} yet: start the site first, or set CONTACT_DATA_DIR to its folder.`,
  )
  if (!existsSync(dataDir)) throw nothing
  const path = socketPath(dataDir)
  if (await queryAdmin(path, "pid")) return runningClient(path)
  if (!existsSync(join(dataDir, "database"))) throw nothing
  return embeddedClient(dataDir)
}

const hostedClient = (url: string, dataDir: string): AdminClient => {
  const sql = postgres(url, { max: 1, prepare: false, onnotice: () => undefined })
  return {
    ask: async (question, request) => {
      try {
        const [row] = await sql.unsafe(callSql(question), [JSON.stringify(request)])
        const result = JSON.parse(String(row?.result)) as unknown
        // With CONTACT_MAIL=file there are copies on this machine.
        if (question === "admin_erase") await eraseMailFiles(join(dataDir, "mail"), result as string[])
        return result
      } catch (error) {
        throw new Error(explain(error as Error & { code?: string }))
      }
    },
    close: () => sql.end(),
  }
}

const explain = ({ code, message }: Error & { code?: string }): string => {
  if (code === "42501")
    return "This database user may not read enquiries: use the address of the owner (--database)."
  if (code === "3F000" || code === "42883")
    return "The database is not set up: npm run enquiries -- migrate --database …"
  return `The database cannot be asked: ${message || code}`
}

// A minute: a first start on a slow machine makes a database.
const startAttempts = 120
const startPause = 500

const runningClient = (path: string): AdminClient => ({
  ask: async (question, request) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return (await queryAdmin(path, question, request))?.result
      } catch (error) {
        if (!(error instanceof ServiceStarting) || attempt >= startAttempts) throw error
        await pause(startPause)
      }
    }
  },
  close: () => Promise.resolve(),
})

const embeddedClient = async (dataDir: string): Promise<AdminClient> => {
  const lock = await lockDataDir(dataDir)
  const store = await openPgliteStore({
    dataDir: join(dataDir, "database"),
    migrations: await readMigrations(join(__dirname, "..", "..")),
    onFatal: (reason) => {
      throw reason
    },
  })
  return {
    ask: async (question, request) => {
      const result = await store.askAsOwner(question, request)
      if (question === "admin_erase") await eraseMailFiles(join(dataDir, "mail"), result as string[])
      return result
    },
    close: async () => {
      await store.stop()
      await lock.release()
    },
  }
}
