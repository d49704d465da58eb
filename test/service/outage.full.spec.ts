import assert from "node:assert/strict"
import postgres from "postgres"
import { errorTexts } from "../../supabase/functions/_shared/contact/texts"
import { burst } from "./burst"
import { enquiry, post } from "./post"
import { startPostgres } from "./postgres"
import { test } from "./runner"
import { startServer } from "./start-server"
import { newFolder, onPostgres } from "./test-env"

const storedNumbers = async (url: string): Promise<Set<number>> => {
  const sql = postgres(url, { max: 1 })
  const rows = await sql`select message from contact.messages`
  await sql.end()
  return new Set(rows.map(({ message }) => Number(String(message).split(" ").at(-1))))
}

test("a database that crashes under load loses no acknowledged enquiry, and the visitor reads a sentence", async () => {
  const database = await startPostgres()
  const url = await database.createMigratedDatabase()
  const server = await startServer(onPostgres(url, await newFolder()))
  try {
    let crashed: Promise<number> | undefined
    const during = await burst(server.origin, {
      count: 1500,
      atOnce: 50,
      onAnswer: (answered) => {
        if (answered === 500) crashed = database.crash()
      },
    })
    await crashed
    assert.equal(during.broken, 0)
    const down = await post(server.origin, enquiry(5000))
    assert.equal(down.status, 503)
    assert.equal((JSON.parse(down.text) as { error: string }).error, errorTexts.store_unavailable)

    await database.start()
    const up = await post(server.origin, enquiry(5001))
    assert.equal(up.status, 200)
    const stored = await storedNumbers(url)
    assert.deepEqual(
      during.acknowledged.filter((number) => !stored.has(number)),
      [],
    )
  } finally {
    await server.stop()
    await database.stop()
  }
})

test("a database and a server that are killed at the same moment lose no acknowledged enquiry", async () => {
  const database = await startPostgres()
  const url = await database.createMigratedDatabase()
  const server = await startServer(onPostgres(url, await newFolder()))
  try {
    let killed: Promise<unknown> | undefined
    const { acknowledged } = await burst(server.origin, {
      count: 1500,
      atOnce: 50,
      onAnswer: (answered) => {
        if (answered === 500) killed = Promise.all([database.crash(), server.kill()])
      },
    })
    await killed
    await database.start()
    const stored = await storedNumbers(url)
    assert.deepEqual(
      acknowledged.filter((number) => !stored.has(number)),
      [],
    )
  } finally {
    await database.stop()
  }
})
