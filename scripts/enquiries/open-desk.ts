import { existsSync } from "node:fs"
import { join } from "node:path"
import postgres from "postgres"
import { askService } from "../../server/contact/ask-service"
import type { Desk } from "../../server/contact/desk"
import { eraseMailFiles } from "../../server/contact/erase-mail-files"
import { lockDataDir } from "../../server/contact/lock"
import { readMigrations } from "../../server/contact/migrations"
import { socketPath } from "../../server/contact/socket-path"
import { openPgliteStore } from "../../server/contact/store-pglite"
import { callSql } from "../../supabase/functions/_shared/contact/store-calls"
import type { Place } from "./read-command"

/**
 * Opens what answers: the PostgreSQL database, else the server that runs on the data directory, else its database.
 * @throws an Error that says what to do if there is none
 */
export const openDesk = async ({ database, dataDir }: Place): Promise<Desk> => {
  if (database) return hostedDesk(database)
  if (!existsSync(dataDir)) {
    throw new Error(
      `There is no folder ${dataDir} yet: start the site first, or set CONTACT_DATA_DIR to its folder.`,
    )
  }
  const path = socketPath(dataDir)
  return (await askService(path, "pid")) ? runningDesk(path) : embeddedDesk(dataDir)
}

const hostedDesk = (url: string): Desk => {
  const sql = postgres(url, { max: 1, prepare: false, onnotice: () => undefined })
  return {
    ask: async (question, request) => {
      try {
        const [row] = await sql.unsafe(callSql(question), [JSON.stringify(request)])
        return JSON.parse(String(row?.result)) as unknown
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

const runningDesk = (path: string): Desk => ({
  ask: async (question, request) => (await askService(path, question, request))?.result,
  close: () => Promise.resolve(),
})

const embeddedDesk = async (dataDir: string): Promise<Desk> => {
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
      if (question === "desk_erase") await eraseMailFiles(join(dataDir, "mail"), result as string[])
      return result
    },
    close: async () => {
      await store.stop()
      await lock.release()
    },
  }
}
