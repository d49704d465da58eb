import assert from "node:assert/strict"
import { setTimeout as pause } from "node:timers/promises"
import postgres from "postgres"
import { burst } from "./burst"
import { noFaults, startMailProvider, type MailProvider } from "./mail-provider"
import { randomFrom } from "./random"
import { startServer } from "./start-server"
import { newDatabase, newFolder, onPostgres, quick } from "./test-env"
import { after, before, test } from "./runner"

let provider: MailProvider
before(async () => {
  provider = await startMailProvider(randomFrom(7))
})
after(() => provider.stop())

/** Creates a database and the settings of a server whose mails go to the mock. */
const setUp = async () => {
  const url = await newDatabase()
  const sql = postgres(url, { max: 1 })
  const env = { ...onPostgres(url, await newFolder()), RESEND_API_KEY: "key", RESEND_URL: provider.url }
  const unsent = async () => {
    const [row] =
      await sql`select count(*)::int as n from contact.outbox where state in ('pending', 'sending')`
    return Number(row?.n)
  }
  return {
    env,
    unsent,
    /** Waits until all mails are sent; skips the delays between attempts. */
    untilSent: async () => {
      while ((await unsent()) > 0) {
        await sql`update contact.outbox set next_at = now() where state = 'pending' and next_at > now()`
        await pause(100)
      }
    },
    keys: async () =>
      (await sql`select message_id || '-' || kind as key from contact.outbox`)
        .map(({ key }) => String(key))
        .sort(),
    close: () => sql.end(),
  }
}

test("through outages, lost responses and two kills each mail is delivered once", async () => {
  const count = quick ? 40 : 250
  const { env, untilSent, unsent, keys, close } = await setUp()
  Object.assign(provider, { down: true, knowsKeys: true, lostAnswers: 0 })
  provider.deliveries.clear()
  const first = await startServer(env)
  const { acknowledged } = await burst(first.origin, { count, atOnce: 20 })
  assert.equal(acknowledged.length, count, "trouble with mails never shows in an answer")
  assert.equal(await unsent(), count * 2)
  await first.kill()

  provider.down = false
  provider.faults = { rateLimited: 0.15, broken: 0.15, answerLost: 0.15, slowMilliseconds: 10 }
  const second = await startServer(env)
  while (provider.deliveries.size < count / 4) {
    await pause(20)
  }
  await second.kill()

  const third = await startServer(env)
  try {
    await untilSent()
    assert.deepEqual([...provider.deliveries.keys()].sort(), await keys())
    assert.ok([...provider.deliveries.values()].every((times) => times === 1))
    assert.ok(provider.lostAnswers > 0)
    assert.equal(provider.changedMails, 0, "a repetition is the same mail, byte for byte")
  } finally {
    await third.stop()
    await close()
  }
})

test("at a provider without idempotency keys as many mails are delivered twice as responses were lost", async () => {
  const count = quick ? 20 : 100
  const { env, untilSent, keys, close } = await setUp()
  Object.assign(provider, { down: false, knowsKeys: false, lostAnswers: 0 })
  provider.deliveries.clear()
  provider.faults = { ...noFaults, answerLost: 0.2 }
  const server = await startServer(env)
  try {
    await burst(server.origin, { count, atOnce: 10 })
    await untilSent()
    const delivered = [...provider.deliveries.values()].reduce((sum, times) => sum + times, 0)
    assert.deepEqual([...provider.deliveries.keys()].sort(), await keys())
    assert.equal(delivered - count * 2, provider.lostAnswers)
  } finally {
    await server.stop()
    await close()
  }
})

test("four servers on one database send each mail once", async () => {
  const count = quick ? 40 : 200
  const { env, untilSent, keys, close } = await setUp()
  Object.assign(provider, { down: false, knowsKeys: false, lostAnswers: 0 })
  provider.deliveries.clear()
  provider.faults = { ...noFaults, slowMilliseconds: 5 }
  const settings = { ...env, CONTACT_LEASE_SECONDS: "30" }
  const servers = await Promise.all([1, 2, 3, 4].map(() => startServer(settings)))
  try {
    await Promise.all(
      servers.map(({ origin }, index) => burst(origin, { count: count / 4, atOnce: 5, from: index * 1000 })),
    )
    await untilSent()
    assert.deepEqual([...provider.deliveries.keys()].sort(), await keys())
    assert.equal(provider.deliveries.size, count * 2)
    assert.ok([...provider.deliveries.values()].every((times) => times === 1))
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await close()
  }
})
