import type { Sql } from "postgres"
import type { SqlConnection } from "./migrate"

/** A connection of postgres.js as the migrations want it. */
export const sqlConnection = (sql: Sql): SqlConnection => ({
  // Several statements go by the simple protocol only.
  run: (text) => sql.unsafe(text).simple(),
  rows: async (text) => [...(await sql.unsafe<Record<string, unknown>[]>(text))],
})
