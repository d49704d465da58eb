import type { TestDatabase } from "./database"
import { expect, test } from "./fixtures"
import type { MailProvider } from "./mail-provider"
import { burst, enquiry, post } from "./post"
import { asService } from "./postgres"
import { generous } from "./start-server"

const sendingTo = (provider: MailProvider, database: TestDatabase) => ({
  ...generous,
  CONTACT_DATABASE_URL: asService(database.url),
  RESEND_API_KEY: "key",
  RESEND_URL: provider.url,
})

test("through outages, lost responses and two kills each mail is delivered once", async ({
  full,
  database,
  provider,
  startServer,
}) => {
  const count = full ? 250 : 40
  const env = sendingTo(provider, database)
  const unsent = async () =>
    (await database.rows("select from contact.outbox where state in ('pending', 'sending')")).length
  /** Makes the mails of a server that was killed due at once: skips its leases and the delays after failures. */
  const skipDelays = () => database.rows("update contact.outbox set next_at = now()")

  provider.state = "down"
  const first = await startServer(env)
  const acknowledged = await burst(first.origin, { count, atOnce: 20 })
  expect(acknowledged.length, "trouble with mails never shows in an answer").toBe(count)
  expect(await unsent()).toBe(count * 2)
  await first.end("SIGKILL")
  await skipDelays()

  provider.state = "faulty"
  const second = await startServer(env)
  const accepted = () => provider.accepted.size
  await expect.poll(accepted, { intervals: [20] }).toBeGreaterThanOrEqual(count / 4)
  await second.end("SIGKILL")
  await skipDelays()

  await startServer(env)
  const sendAll = async () => {
    await database.rows("update contact.outbox set next_at = now() where state = 'pending'")
    return unsent()
  }
  await expect.poll(sendAll, { message: "no mail is unsent", intervals: [100] }).toBe(0)
  const keys = await database.rows("select message_id || '-' || kind as key from contact.outbox")
  expect([...provider.accepted].sort()).toEqual(keys.map(({ key }) => key).sort())
})

test("a server that stops waits for the mail in progress, and marks it as sent", async ({
  database,
  provider,
  startServer,
}) => {
  const env = sendingTo(provider, database)
  let release: () => void = () => undefined
  provider.held = new Promise((resolve) => (release = resolve))
  const server = await startServer(env)
  await post(server.origin, enquiry(1))
  await expect.poll(() => provider.received).toBeGreaterThan(0)
  const ended = server.end("SIGTERM")
  // The server takes no connection once it has begun to stop.
  await expect(() => expect(fetch(server.origin)).rejects.toThrow()).toPass()
  release()
  expect(await ended).toBe(0)
  const mails = await database.rows("select state from contact.outbox order by state")
  expect(mails).toEqual([{ state: "pending" }, { state: "sent" }])
})
