import assert from "node:assert/strict"
import { databases } from "./databases"
import { onEachDatabase } from "./on-each-database"
import { test } from "./runner"

const statements = (table: string, column: string) => [
  `select * from contact.${table}`,
  `insert into contact.${table} default values`,
  `update contact.${table} set ${column} = default`,
  `delete from contact.${table}`,
  `truncate contact.${table} cascade`,
]
const mayCall = ["health", "outbox_claim", "outbox_done", "outbox_fail", "purge", "submit"]

onEachDatabase("rights", (on) => {
  test("as contact_writer every statement on a table fails", async () => {
    const all = [
      ...statements("messages", "name"),
      ...statements("outbox", "state"),
      ...statements("rate_limits", "hits"),
      ...statements("erased_mailboxes", "mailbox_hash"),
    ]
    await on.database.run("set role contact_writer")
    try {
      for (const statement of all) {
        await assert.rejects(on.database.rows(statement), { code: "42501" }, statement)
      }
    } finally {
      await on.database.run("reset role")
    }
  })

  for (const role of ["anon", "authenticated", "contact_writer"]) {
    test(`${role} has no right on any table`, async () => {
      const rows = await on.database.rows(`
        select relname from pg_class where relnamespace = 'contact'::regnamespace and relkind = 'r'
          and has_table_privilege('${role}', oid, 'select, insert, update, delete, truncate')`)
      assert.deepEqual(rows, [])
    })

    test(`${role} may call only the functions of the service`, async () => {
      const rows = await on.database.rows(`
        select proname from pg_proc where pronamespace = 'contact'::regnamespace
          and has_schema_privilege('${role}', 'contact', 'usage') and has_function_privilege('${role}', oid, 'execute')
        order by 1`)
      assert.deepEqual(
        rows.map(({ proname }) => proname),
        role === "contact_writer" ? mayCall : [],
      )
      const [schema] = await on.database.rows(
        `select has_schema_privilege('${role}', 'contact', 'create') as may_create`,
      )
      assert.equal(schema?.may_create, false)
    })
  }

  test("the tables keep row level security on, with no policy that opens them", async () => {
    const rows = await on.database.rows(
      "select relrowsecurity from pg_class where relnamespace = 'contact'::regnamespace and relkind = 'r'",
    )
    assert.deepEqual(
      rows.map((row) => row.relrowsecurity),
      [true, true, true, true],
    )
    assert.deepEqual(await on.database.rows("select * from pg_policies where schemaname = 'contact'"), [])
  })
})

test("on PostgreSQL the migrations run without superuser rights", async () => {
  const database = await databases[1]?.open()
  assert.ok(database)
  try {
    const [user] = await database.rows("select rolsuper from pg_roles where rolname = current_user")
    assert.equal(user?.rolsuper, false)
  } finally {
    await database.close()
  }
})
