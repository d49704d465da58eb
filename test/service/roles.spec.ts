import assert from "node:assert/strict"
import { databases } from "./databases"
import { onEachDatabase } from "./on-each-database"
import { test } from "./runner"

const columns: Record<string, string> = { messages: "name", outbox: "state", rate_limits: "hits" }
const tables = Object.keys(columns)
const verbs = {
  select: (table: string) => `select * from contact.${table}`,
  insert: (table: string) => `insert into contact.${table} default values`,
  update: (table: string) => `update contact.${table} set ${columns[table]} = default`,
  delete: (table: string) => `delete from contact.${table}`,
  truncate: (table: string) => `truncate contact.${table} cascade`,
}
const functions = [
  "submit",
  "outbox_claim",
  "outbox_done",
  "outbox_fail",
  "purge",
  "health",
  "admin_list",
  "admin_show",
  "admin_release",
  "admin_erase",
  "admin_mails",
]
const mayCall = ["submit", "outbox_claim", "outbox_done", "outbox_fail", "purge", "health"]
const denied = { code: "42501" }

onEachDatabase("rights", (on) => {
  const allowed = async (role: string, privilege: string) =>
    Boolean(
      (await on.database.rows(`select ${privilege.replace("ROLE", `'${role}'`)} as allowed`))[0]?.allowed,
    )

  for (const role of ["anon", "authenticated", "contact_writer"]) {
    for (const table of tables) {
      for (const verb of Object.keys(verbs)) {
        test(`${role} may not ${verb} ${table}`, async () => {
          assert.equal(await allowed(role, `has_table_privilege(ROLE, 'contact.${table}', '${verb}')`), false)
        })
      }
    }
    for (const called of functions) {
      const may = role === "contact_writer" && mayCall.includes(called)
      test(`${role} ${may ? "may" : "may not"} call ${called}`, async () => {
        const privilege = `has_function_privilege(ROLE, 'contact.${called}(jsonb)', 'execute')`
        assert.equal(await allowed(role, privilege), may)
      })
    }
    test(`${role} ${role === "contact_writer" ? "may" : "may not"} use the schema`, async () => {
      const privilege = "has_schema_privilege(ROLE, 'contact', 'usage')"
      assert.equal(await allowed(role, privilege), role === "contact_writer")
      assert.equal(await allowed(role, "has_schema_privilege(ROLE, 'contact', 'create')"), false)
    })
  }

  for (const table of tables) {
    for (const [verb, statement] of Object.entries(verbs)) {
      test(`as contact_writer the statement "${verb}" on ${table} fails`, async () => {
        await on.database.run("set role contact_writer")
        try {
          await assert.rejects(on.database.rows(statement(table)), denied)
        } finally {
          await on.database.run("reset role")
        }
      })
    }
  }

  test("the tables keep row level security on, with no policy that opens them", async () => {
    const rows = await on.database.rows(
      "select relrowsecurity from pg_class where relnamespace = 'contact'::regnamespace and relkind = 'r'",
    )
    assert.deepEqual(
      rows,
      tables.map(() => ({ relrowsecurity: true })),
    )
    assert.deepEqual(await on.database.rows("select * from pg_policies where schemaname = 'contact'"), [])
  })

  test("contact_writer may call these functions and no other of the schema", async () => {
    const rows = await on.database.rows(
      "select proname from pg_proc where pronamespace = 'contact'::regnamespace and has_function_privilege('contact_writer', oid, 'execute') order by 1",
    )
    assert.deepEqual(
      rows.map(({ proname }) => proname),
      [...mayCall].sort(),
    )
  })
})

test("on PostgreSQL the migrations run without superuser rights", async () => {
  const database = await databases[1]?.open()
  assert.ok(database)
  try {
    assert.deepEqual(
      await database.rows(
        "select rolsuper, current_setting('server_version_num')::int >= 160000 as recent from pg_roles where rolname = current_user",
      ),
      [{ rolsuper: false, recent: true }],
    )
  } finally {
    await database.close()
  }
})
