import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import postgres, { type Sql } from "postgres"

export type Migration = { name: string; sql: string; hash: string }

/** The `code` of the error about a migration that has changed since it was applied. */
export const otherVersion = "OTHER_VERSION"

/** A database connection: `run` executes any number of statements, `rows` returns the rows of one statement. */
export type SqlConnection = {
  run: (sql: string) => Promise<unknown>
  rows: (sql: string) => Promise<Record<string, unknown>[]>
}

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

/**
 * Applies the migrations that a database lacks, each file in its own transaction, and records them in schema `contact_meta`.
 * Supabase keeps its own record.
 * @returns the names of the files that were applied
 * @throws an Error if a file has changed since it was applied
 */
export const migrate = async (database: SqlConnection, migrations: Migration[]): Promise<string[]> => {
  await database.run(`
    create schema if not exists contact_meta;
    create table if not exists contact_meta.migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now()
    );`)
  const rows = await database.rows("select name, hash from contact_meta.migrations")
  const known = new Map(rows.map((row) => [row.name, row.hash]))
  const applied: string[] = []
  for (const { name, sql, hash } of migrations) {
    if (known.has(name)) {
      if (known.get(name) === hash) continue
      const message =
        `This database was made by another version of the site, whose ${name} differs. Nothing was changed. ` +
        "Run that version, and ask its developer for an upgrade."
      throw Object.assign(new Error(message), { code: otherVersion })
    }
    await database.run(
      // Names and hashes contain no quotation marks. The transaction is one batch, so an error rolls back the whole file.
      `begin; ${sql}; insert into contact_meta.migrations (name, hash) values ('${name}', '${hash}'); commit;`,
    )
    applied.push(name)
  }
  return applied
}

/** Adapts a connection of the `postgres` package for `migrate`. */
export const sqlConnection = (sql: Sql): SqlConnection => ({
  // Only the simple query protocol accepts several statements at once.
  run: (text) => sql.unsafe(text).simple(),
  rows: async (text) => [...(await sql.unsafe<Record<string, unknown>[]>(text))],
})

/**
 * Applies the migrations to a PostgreSQL database, as its owner.
 * @param root the folder that holds `supabase/`
 * @returns the names of the files that were applied
 */
export const migrateDatabase = async (url: string, root: string): Promise<string[]> => {
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined })
  try {
    const [database] = await sql<{ encoding: string }[]>`select getdatabaseencoding() as encoding`
    if (database?.encoding !== "UTF8")
      throw new Error(
        "The encoding must be UTF8: create the database with encoding 'UTF8' template template0.",
      )
    return await migrate(sqlConnection(sql), await readMigrations(root))
  } finally {
    await sql.end()
  }
}
