import { expect, test } from "./fixtures"
import { burst, enquiry, post } from "./post"
import { onPostgres } from "./start-server"

test("through outages, lost responses and two kills each mail is delivered once", async ({
  full,
  cluster,
  connect,
  newFolder,
  provider,
  startServer,
}) => {
  const count = full ? 250 : 40
  const url = await cluster.createMigratedDatabase()
  const pool = connect(url)
  const env = { ...onPostgres(url, await newFolder()), RESEND_API_KEY: "key", RESEND_URL: provider.url }
  const unsent = async () =>
    (await pool.query("select from contact.outbox where state in ('pending', 'sending')")).rowCount
  /** Makes the mails of a server that was killed due at once: skips its leases and the delays after failures. */
  const skipDelays = () => pool.query("update contact.outbox set next_at = now()")

  provider.down = true
  const first = await startServer(env)
  const acknowledged = await burst(first.origin, { count, atOnce: 20 })
  expect(acknowledged.length, "trouble with mails never shows in an answer").toBe(count)
  expect(await unsent()).toBe(count * 2)
  await first.end("SIGKILL")
  await skipDelays()

  provider.down = false
  provider.faulty = true
  const second = await startServer(env)
  const accepted = () => provider.accepted.size
  const some = { message: "some mails are accepted", intervals: [20] }
  await expect.poll(accepted, some).toBeGreaterThanOrEqual(count / 4)
  await second.end("SIGKILL")
  await skipDelays()

  await startServer(env)
  const sendAll = async () => {
    await pool.query("update contact.outbox set next_at = now() where state = 'pending' and next_at > now()")
    return unsent()
  }
  await expect.poll(sendAll, { message: "no mail is unsent", intervals: [100] }).toBe(0)
  const keys = await pool.query<{ key: string }>(
    "select message_id || '-' || kind as key from contact.outbox",
  )
  expect([...provider.accepted.keys()].sort()).toEqual(keys.rows.map(({ key }) => key).sort())
  expect(provider.lostAnswers).toBeGreaterThan(0)
  expect(provider.changedMails, "a repetition is the same mail, byte for byte").toBe(0)
})

test("a server that stops waits for the mail in progress, and marks it as sent", async ({
  cluster,
  connect,
  newFolder,
  provider,
  startServer,
}) => {
  const url = await cluster.createMigratedDatabase()
  const env = { ...onPostgres(url, await newFolder()), RESEND_API_KEY: "key", RESEND_URL: provider.url }
  let release: () => void = () => undefined
  provider.held = new Promise((resolve) => (release = resolve))
  const server = await startServer(env)
  await post(server.origin, enquiry(1))
  await expect.poll(() => provider.received).toBeGreaterThan(0)
  const ended = server.end("SIGTERM")
  // The server takes no connection once it has begun to stop.
  await expect
    .poll(() =>
      fetch(server.origin).then(
        () => "open",
        () => "closed",
      ),
    )
    .toBe("closed")
  release()
  expect(await ended).toBe(0)
  const { rows } = await connect(url).query<{ state: string }>(
    "select state from contact.outbox order by state",
  )
  expect([rows.map(({ state }) => state), provider.accepted.size]).toEqual([["pending", "sent"], 1])
})
