import { join } from "node:path"
import postgres from "postgres"
import { migrate } from "../../server/contact/migrate"
import { readMigrations } from "../../server/contact/migrations"
import { sqlConnection } from "../../server/contact/sql-connection"

/** Brings a PostgreSQL database to the newest state, as its owner. Gives a sentence on what was done. */
export const migrateDatabase = async (url: string): Promise<string> => {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    const applied = await migrate(sqlConnection(sql), await readMigrations(join(__dirname, "..", "..")))
    return applied.length === 0 ? "The database is up to date." : `Applied:\n${applied.join("\n")}`
  } finally {
    await sql.end()
  }
}
