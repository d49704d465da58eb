import { expect, onEachDatabase, test } from "./fixtures"
import { submission } from "./submission"

const statements = (table: string, column: string) => [
  `select * from contact.${table}`,
  `insert into contact.${table} default values`,
  `update contact.${table} set ${column} = default`,
  `delete from contact.${table}`,
  `truncate contact.${table} cascade`,
]
const mayCall = ["health", "outbox_claim", "outbox_done", "outbox_fail", "purge", "submit"]

onEachDatabase("rights", () => {
  test("as contact_writer every statement on a table fails", async ({ database }) => {
    const all = [
      ...statements("messages", "name"),
      ...statements("outbox", "state"),
      ...statements("rate_limits", "hits"),
      ...statements("erased_mailboxes", "mailbox_hash"),
    ]
    await database.run("set role contact_writer")
    for (const statement of all) {
      await expect(database.rows(statement), statement).rejects.toMatchObject({ code: "42501" })
    }
  })

  for (const role of ["anon", "authenticated", "contact_writer"]) {
    test(`${role} has no right on any table`, async ({ database }) => {
      const rows = await database.rows(`
        select relname from pg_class where relnamespace = 'contact'::regnamespace and relkind = 'r'
          and has_table_privilege('${role}', oid, 'select, insert, update, delete, truncate')`)
      expect(rows).toEqual([])
    })

    test(`${role} may call only the functions of the service`, async ({ database }) => {
      const rows = await database.rows(`
        select proname from pg_proc where pronamespace = 'contact'::regnamespace
          and has_schema_privilege('${role}', 'contact', 'usage') and has_function_privilege('${role}', oid, 'execute')
        order by 1`)
      expect(rows.map(({ proname }) => proname)).toEqual(role === "contact_writer" ? mayCall : [])
      const [schema] = await database.rows(
        `select has_schema_privilege('${role}', 'contact', 'create') as may_create`,
      )
      expect(schema?.may_create).toBe(false)
    })
  }

  test("the tables keep row level security on, with no policy that opens them", async ({ database }) => {
    const rows = await database.rows(
      "select relrowsecurity from pg_class where relnamespace = 'contact'::regnamespace and relkind = 'r'",
    )
    expect(rows.map((row) => row.relrowsecurity)).toEqual([true, true, true, true])
    expect(await database.rows("select * from pg_policies where schemaname = 'contact'")).toEqual([])
  })
})

test.describe("on PostgreSQL", () => {
  test.use({ engine: "PostgreSQL 18" })

  test("no type of a caller runs with the rights of the owner", async ({ database }) => {
    await database.run(`
      set role contact_writer;
      create function pg_temp.evil(uuid) returns boolean language plpgsql as $$
      begin
        raise exception 'ran as %', current_user;
      end $$;
      create domain pg_temp.uuid as pg_catalog.uuid check (pg_temp.evil(value))`)
    const request = JSON.stringify(submission())
    await database.rows(`select contact.submit('${request}')`)
    await database.run("reset role; discard temp")
  })

  test("every function with the rights of its owner names its path, and temporary objects last", async ({
    database,
  }) => {
    const rows = await database.rows(`
      select proname from pg_proc where pronamespace = 'contact'::regnamespace and prosecdef
        and proconfig is distinct from array['search_path=pg_catalog, pg_temp']`)
    expect(rows).toEqual([])
  })

  test("the migrations run without superuser rights", async ({ database }) => {
    const user = await database.one("select rolsuper from pg_roles where rolname = current_user")
    expect(user.rolsuper).toBe(false)
  })
})
