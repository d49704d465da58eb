import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

export type Migration = { name: string; sql: string; hash: string }

/** Reads the SQL files of `supabase/migrations/`, oldest first. */
export const readMigrations = async (root: string): Promise<Migration[]> => {
  const folder = join(root, "supabase", "migrations")
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), "utf8")
      return { name, sql, hash: createHash("sha256").update(sql).digest("hex") }
    }),
  )
}
