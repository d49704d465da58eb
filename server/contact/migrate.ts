import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import postgres, { type Sql } from "postgres"

export type Migration = { name: string; sql: string; hash: string }

/** The `code` of the error about a migration that has changed since it was applied, or that the data do not allow. */
export const migrationRefused = "MIGRATION_REFUSED"

/** Matches the SQLSTATE of a fault in a statement or in the data. Those of the disk and of the server are not. */
const statementFault = /^(?:0A|[234P]\w)\w{3}$/

const refused = (reason: string): Error => {
  const fix =
    "Run the version of the site that last used this database, and ask its developer for an upgrade."
  return Object.assign(new Error(`${reason} ${fix}`), { code: migrationRefused })
}

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
 * @throws an Error if a file has changed since it was applied, or fails
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
      const reason = `This database was made by another version of the site, whose ${name} differs.`
      throw refused(`${reason} Nothing was changed.`)
    }
    try {
      await database.run(
        // Names and hashes contain no quotation marks. The transaction is one batch, so an error rolls back the whole file.
        `begin; ${sql}; insert into contact_meta.migrations (name, hash) values ('${name}', '${hash}'); commit;`,
      )
    } catch (error) {
      const { message = "", code = "" } = error as { message?: string; code?: string }
      const reason = `${name} cannot be applied to this database and was rolled back: ${message}.`
      throw statementFault.test(code) ? refused(reason) : error
    }
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
