import assert from "node:assert/strict"
import postgres from "postgres"
import { errorTexts } from "../../supabase/functions/_shared/contact/texts"
import { burst } from "./burst"
import { enquiry, post } from "./post"
import { startPostgres } from "./postgres"
import { test } from "./runner"
import { startServer } from "./start-server"
import { newFolder, numbersOf, onPostgres } from "./test-env"

test("a database that crashes under load, and then together with its server, loses no acknowledged enquiry", async () => {
  const database = await startPostgres()
  const url = await database.createMigratedDatabase()
  const server = await startServer(onPostgres(url, await newFolder()))
  let crashed: Promise<unknown> | undefined
  const first = await burst(server.origin, {
    count: 1500,
    atOnce: 50,
    onAnswer: (answered) => {
      if (answered === 500) crashed = database.crash()
    },
  })
  await crashed
  assert.equal(first.broken, 0)
  const down = await post(server.origin, enquiry(5000))
  assert.equal(down.status, 503)
  assert.equal((JSON.parse(down.text) as { error: string }).error, errorTexts.store_unavailable)

  await database.start()
  assert.equal((await post(server.origin, enquiry(5001))).status, 200)
  const second = await burst(server.origin, {
    count: 1500,
    atOnce: 50,
    from: 10_000,
    onAnswer: (answered) => {
      if (answered === 500) crashed = Promise.all([database.crash(), server.kill()])
    },
  })
  await crashed

  await database.start()
  const sql = postgres(url, { max: 1 })
  const stored = numbersOf(await sql<{ message: string }[]>`select message from contact.messages`)
  await sql.end()
  await database.stop()
  assert.deepEqual(
    [...first.acknowledged, 5001, ...second.acknowledged].filter((number) => !stored.includes(number)),
    [],
  )
})
