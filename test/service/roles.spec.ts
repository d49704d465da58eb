import { expect, test } from "./fixtures"

const mayCall = ["health", "outbox_claim", "outbox_done", "outbox_fail", "purge", "submit"]

for (const role of ["anon", "authenticated", "contact_writer"]) {
  test(`${role} has no right but to call the functions of the service`, async ({ database }) => {
    const tables = await database.rows(`
      select relname from pg_class where relnamespace = 'contact'::regnamespace and relkind = 'r'
        and (not relrowsecurity or has_table_privilege('${role}', oid, 'delete, truncate')
          or has_any_column_privilege('${role}', oid, 'select, insert, update'))`)
    expect(tables).toEqual([])
    const functions = await database.rows(`
      select proname from pg_proc where pronamespace = 'contact'::regnamespace
        and has_schema_privilege('${role}', 'contact', 'usage') and has_function_privilege('${role}', oid, 'execute')
      order by 1`)
    expect(functions.map(({ proname }) => proname)).toEqual(role === "contact_writer" ? mayCall : [])
  })
}
