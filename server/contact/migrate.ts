import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Database } from "../../supabase/functions/_shared/contact/store/contact-store"

const folder = join("supabase", "migrations")

/**
 * Applies the migrations of the working directory that a database lacks, each file in its own transaction, and records them
 * in schema `contact_meta`. Supabase keeps its own record.
 * @param run executes any number of statements
 * @returns the names of the files that were applied
 */
export const migrate = async (
  database: Database,
  run: (sql: string) => Promise<unknown>,
): Promise<string[]> => {
  await run(`
    create schema if not exists contact_meta;
    create table if not exists contact_meta.migrations (name text primary key, applied_at timestamptz default now());`)
  const { rows } = await database.query("select name from contact_meta.migrations")
  const known = new Set((rows as { name: string }[]).map(({ name }) => name))
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql") && !known.has(name)).sort()
  for (const name of names) {
    const sql = await readFile(join(folder, name), "utf8")
    // The transaction is one batch, so an error rolls back the whole file. Names contain no quotation marks.
    await run(`begin; ${sql}; insert into contact_meta.migrations (name) values ('${name}'); commit;`)
  }
  return names
}
