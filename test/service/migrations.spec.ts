import assert from "node:assert/strict"
import { migrate, readMigrations } from "../../server/contact/migrate"
import { databases } from "./databases"
import { schemaDump } from "./schema-dump"
import { root } from "./test-env"
import { test } from "./runner"

const wipe = "drop schema if exists contact cascade; drop schema if exists contact_meta cascade"

for (const { name, open } of databases) {
  test(`on ${name} every earlier state migrates to the same schema, and a second run changes nothing`, async () => {
    const migrations = await readMigrations(root)
    const database = await open()
    try {
      const expected = await schemaDump(database.rows)
      assert.ok(expected.length > 40)
      for (let known = 0; known <= migrations.length; known++) {
        await database.run(wipe)
        await migrate(database, migrations.slice(0, known))
        const rest = migrations.slice(known).map((migration) => migration.name)
        assert.deepEqual(await migrate(database, migrations), rest)
        assert.deepEqual(await migrate(database, migrations), [])
        assert.deepEqual(await schemaDump(database.rows), expected)
      }
    } finally {
      await database.close()
    }
  })
}

test("PGlite and PostgreSQL end with the same schema", async () => {
  const dumps = await Promise.all(
    databases.map(async ({ open }) => {
      const database = await open()
      return schemaDump(database.rows).finally(() => database.close())
    }),
  )
  assert.deepEqual(dumps[0], dumps[1])
})
