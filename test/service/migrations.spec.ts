import { migrate, readMigrations } from "../../server/contact/migrate"
import { expect, onEachDatabase, test } from "./fixtures"
import { root } from "./postgres"
import { schemaDump } from "./schema-dump"

const wipe = "drop schema if exists contact cascade; drop schema if exists contact_meta cascade"

onEachDatabase("migrations", () => {
  test("an earlier state migrates to the same schema, and only once", async ({ database }) => {
    const migrations = await readMigrations(root)
    const expected = await schemaDump(database.rows)
    expect(expected.length).toBeGreaterThan(40)
    const known = Math.floor(migrations.length / 2)
    await database.run(wipe)
    await migrate(database, migrations.slice(0, known))
    expect(await schemaDump(database.rows)).not.toEqual(expected)
    const rest = migrations.slice(known).map(({ name }) => name)
    expect(await migrate(database, migrations)).toEqual(rest)
    expect(await migrate(database, migrations)).toEqual([])
    expect(await schemaDump(database.rows)).toEqual(expected)
  })
})

test("PGlite and PostgreSQL end with the same schema", async ({ databases }) => {
  const [pglite, postgres] = await Promise.all(Object.values(databases).map(({ rows }) => schemaDump(rows)))
  expect(pglite).toEqual(postgres)
})
