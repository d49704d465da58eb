import type { Migration } from "./migrations"

/** A connection that runs SQL: several statements without values, or one with them. */
export type SqlConnection = {
  run: (sql: string) => Promise<unknown>
  rows(sql: string): Promise<Record<string, unknown>[]>
}

/**
 * Brings a database to the newest state, each file in a transaction of its own. Keeps its record in a schema of its
 * own, because Supabase keeps another. Gives the names of the files that were applied.
 * @throws an Error if a file was changed after it had been applied
 */
export const migrate = async (database: SqlConnection, migrations: Migration[]): Promise<string[]> => {
  await database.run(`
    create schema if not exists contact_meta;
    create table if not exists contact_meta.migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now()
    );`)
  const known = new Map(
    (await database.rows("select name, hash from contact_meta.migrations")).map((row) => [
      row.name,
      row.hash,
    ]),
  )
  const applied: string[] = []
  for (const { name, sql, hash } of migrations) {
    if (known.has(name)) {
      if (known.get(name) === hash) continue
      throw new Error(`${name} was changed after it had been applied; write a new migration instead.`)
    }
    await database.run(
      // Names and hashes hold no quotes. The transaction is one batch, so a fault undoes the whole file.
      `begin; ${sql}; insert into contact_meta.migrations (name, hash) values ('${name}', '${hash}'); commit;`,
    )
    applied.push(name)
  }
  return applied
}
