import assert from "node:assert/strict"
import { setTimeout as pause } from "node:timers/promises"
import postgres from "postgres"
import { burst } from "./burst"
import { startMailProvider } from "./mail-provider"
import { test } from "./runner"
import { startServer } from "./start-server"
import { newDatabase, newFolder, onPostgres, quick } from "./test-env"

test("through outages, lost responses and two kills each mail is delivered once", async () => {
  const count = quick ? 40 : 250
  const provider = await startMailProvider()
  const url = await newDatabase()
  const sql = postgres(url, { max: 1 })
  const env = { ...onPostgres(url, await newFolder()), RESEND_API_KEY: "key", RESEND_URL: provider.url }
  const unsent = async () => {
    const [row] =
      await sql`select count(*)::int as n from contact.outbox where state in ('pending', 'sending')`
    return Number(row?.n)
  }
  /** Makes the mails of a server that was killed due at once: skips its leases and the delays after failures. */
  const skipDelays = () =>
    sql`update contact.outbox set next_at = now() where state in ('pending', 'sending')`

  provider.down = true
  const first = await startServer(env)
  const { acknowledged } = await burst(first.origin, { count, atOnce: 20 })
  assert.equal(acknowledged.length, count, "trouble with mails never shows in an answer")
  assert.equal(await unsent(), count * 2)
  await first.kill()
  await skipDelays()

  provider.down = false
  provider.faulty = true
  const second = await startServer(env)
  while (provider.accepted.size < count / 4) await pause(20)
  await second.kill()
  await skipDelays()

  const third = await startServer(env)
  try {
    while ((await unsent()) > 0) {
      await sql`update contact.outbox set next_at = now() where state = 'pending' and next_at > now()`
      await pause(100)
    }
    const keys = await sql`select message_id || '-' || kind as key from contact.outbox`
    assert.deepEqual([...provider.accepted.keys()].sort(), keys.map(({ key }) => String(key)).sort())
    assert.ok(provider.lostAnswers > 0)
    assert.equal(provider.changedMails, 0, "a repetition is the same mail, byte for byte")
  } finally {
    await third.stop()
    await sql.end()
    await provider.stop()
  }
})
