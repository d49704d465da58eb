import assert from "node:assert/strict"
import { expect } from "@playwright/test"
import postgres from "postgres"
import { burst } from "./burst"
import { startMailProvider } from "./mail-provider"
import { test } from "./runner"
import { startServer, type TestServer } from "./start-server"
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

  const servers: TestServer[] = []
  const start = async () => {
    const server = await startServer(env)
    servers.push(server)
    return server
  }

  try {
    provider.down = true
    const first = await start()
    const { acknowledged } = await burst(first.origin, { count, atOnce: 20 })
    assert.equal(acknowledged.length, count, "trouble with mails never shows in an answer")
    assert.equal(await unsent(), count * 2)
    await first.kill()
    await skipDelays()

    provider.down = false
    provider.faulty = true
    const second = await start()
    const accepted = () => provider.accepted.size
    const some = { message: "some mails are accepted", timeout: 60_000, intervals: [20] }
    await expect.poll(accepted, some).toBeGreaterThanOrEqual(count / 4)
    await second.kill()
    await skipDelays()

    await start()
    const sendAll = async () => {
      await sql`update contact.outbox set next_at = now() where state = 'pending' and next_at > now()`
      return unsent()
    }
    await expect.poll(sendAll, { message: "no mail is unsent", timeout: 120_000, intervals: [100] }).toBe(0)
    const keys = await sql`select message_id || '-' || kind as key from contact.outbox`
    assert.deepEqual([...provider.accepted.keys()].sort(), keys.map(({ key }) => String(key)).sort())
    assert.ok(provider.lostAnswers > 0)
    assert.equal(provider.changedMails, 0, "a repetition is the same mail, byte for byte")
  } finally {
    for (const server of servers) await server.kill()
    await sql.end()
    await provider.stop()
  }
})
