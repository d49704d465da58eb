import { enquiry } from "../enquiry"
import type { TestDatabase } from "./database"
import { expect, test } from "./fixtures"
import { submission, type Changes } from "./submission"

/** Stores an enquiry and returns whether its visitor gets a confirmation. */
const confirms = async (database: TestDatabase, changes: Changes) => {
  const { id } = await database.stored(changes)
  return (await database.admin.list(1, id))[0]?.confirmation === "pending"
}

const age = (database: TestDatabase, table: string, interval: string) =>
  database.rows(
    `update contact.${table} set ${table === "rate_limits" ? "started_at" : "created_at"} = now() - interval '${interval}'`,
  )

test("an enquiry is listed with every field, as it was sent", async ({ database }) => {
  const { id } = await database.stored(enquiry)
  expect(await database.admin.list(1, id)).toMatchObject([{ id, ...enquiry, notice: "pending" }])
})

test("200 posts with one key at once are one enquiry with two mails", async ({ database }) => {
  const first = submission()
  // Opens the connections, so that the posts overlap.
  await Promise.all(Array.from({ length: 50 }, () => database.store.health()))
  const results = await Promise.all(
    Array.from({ length: 200 }, () => database.store.submit({ ...first, id: crypto.randomUUID() })),
  )
  expect(results.filter(({ outcome }) => outcome === "stored")).toHaveLength(1)
  expect(new Set(results.map((result) => "id" in result && result.id)).size).toBe(1)
  expect(await database.rows("select from contact.outbox")).toHaveLength(2)
})

test("a key with other content is refused", async ({ database }) => {
  const { key } = await database.stored()
  expect((await database.store.submit(submission({ key }))).outcome).toBe("key_reused")
})

test("of 50 posts by one client exactly the limit passes, and others are served", async ({ database }) => {
  const post = (client: string) => database.store.submit(submission({ client, postLimit: 5 }))
  const results = await Promise.all(Array.from({ length: 50 }, () => post("busy")))
  expect(results.filter(({ outcome }) => outcome === "stored")).toHaveLength(5)
  const [refused] = results.flatMap((result) => ("retryAfter" in result ? [result.retryAfter] : []))
  expect(refused).toBeGreaterThan(500)
  expect((await post("another")).outcome).toBe("stored")
  await age(database, "rate_limits", "10 minutes")
  expect((await post("busy")).outcome).toBe("stored")
})

test("a mailbox gets one confirmation in 24 hours, even if its enquiries are erased", async ({
  database,
}) => {
  expect(await confirms(database, { email: "daily@example.com" })).toBe(true)
  await database.admin.erase(await database.admin.find({ email: "daily@example.com" }))
  await age(database, "rate_limits", "23 hours")
  expect(await confirms(database, { email: "DAILY@example.com" })).toBe(false)
  await age(database, "rate_limits", "24 hours")
  expect(await confirms(database, { email: "daily@example.com" })).toBe(true)
})

test("confirmations are capped in all, and flagged enquiries get none", async ({ database }) => {
  const confirmed = []
  for (const flag of ["honeypot", "too_fast", null, null] as const)
    confirmed.push(await confirms(database, { flag, confirmationsPerHour: 1 }))
  expect(confirmed).toEqual([false, false, true, false])
})

for (const [field, value] of [
  ["name", "Ann\r\nBcc: victim@example.com"],
  ["email", "ann,victim@example.com"],
] as const) {
  test(`the database refuses the ${field} ${JSON.stringify(value)}`, async ({ database }) => {
    await expect(database.stored({ [field]: value })).rejects.toMatchObject({ code: "23514" })
  })
}

test("a mail is not leased to other workers until the lease ends", async ({ database }) => {
  await database.stored()
  const claim = () => database.store.outboxClaim({ leaseSeconds: 60 })
  const [first] = [await claim(), await claim()]
  expect(await claim()).toBeNull()
  await database.rows("update contact.outbox set next_at = now()")
  expect(await claim()).toMatchObject({ key: first?.key, attempts: 2 })
  if (first) expect(await database.store.outboxDone(first)).toBe(false)
})

test("four workers at once get each mail once", async ({ database }) => {
  await Promise.all(Array.from({ length: 50 }, () => database.stored()))
  const claimed: string[] = []
  const worker = async () => {
    for (;;) {
      const mail = await database.store.outboxClaim({ leaseSeconds: 60 })
      if (!mail) return
      claimed.push(mail.key)
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  expect([claimed.length, new Set(claimed).size]).toEqual([100, 100])
})

test("a mail that failed is due after its delay", async ({ database }) => {
  await database.stored()
  const mail = await database.store.outboxClaim({ leaseSeconds: 60 })
  if (mail) await database.store.outboxFail({ ...mail, state: "pending", delaySeconds: 3600, error: "500" })
  const later =
    "select from contact.outbox where state = 'pending' and next_at > now() + interval '59 minutes'"
  expect(await database.rows(later)).toHaveLength(1)
})

test("the health check warns of a notice that waits or was given up", async ({ database }) => {
  const after = async (change: string) => {
    await database.rows(`update contact.outbox set ${change}`)
    return (await database.store.health()).mailsFail
  }
  await database.stored()
  expect(await after("created_at = now() - interval '11 minutes'")).toBe(true)
  expect(await after("state = 'sent'")).toBe(false)
  expect(await after("state = 'failed', created_at = now()")).toBe(true)
  expect(await database.admin.release(null)).toBe(2)
  expect((await database.store.health()).mailsFail).toBe(false)
})

test("an enquiry is erased three years after the last one of the same person", async ({ database }) => {
  const lone = await database.stored({ email: "lone@example.com" })
  await database.stored({ email: "loyal@example.com" })
  await age(database, "messages", "3 years 1 day")
  await database.stored({ email: "Loyal@example.com" })
  expect(await database.store.purge()).toEqual([lone.id])
})

test("enquiries with a filled honeypot are erased after 90 days, copies of mails after 30, counters after one", async ({
  database,
}) => {
  await database.stored({ flag: "honeypot" })
  await database.stored({ postLimit: 5 })
  await database.rows("update contact.outbox set state = 'sent'")
  const leftAfter = async (days: number) => {
    for (const table of ["messages", "outbox", "rate_limits"]) await age(database, table, `${days} days`)
    await database.store.purge()
    const counters = await database.rows("select from contact.rate_limits")
    const copies = await database.rows("select from contact.outbox where mail <> '{}'")
    const enquiries = await database.rows("select from contact.messages")
    return { counters: counters.length > 0, copies: copies.length, enquiries: enquiries.length }
  }
  expect(await leftAfter(0.9)).toEqual({ counters: true, copies: 4, enquiries: 2 })
  expect(await leftAfter(29)).toEqual({ counters: false, copies: 4, enquiries: 2 })
  expect(await leftAfter(89)).toEqual({ counters: false, copies: 0, enquiries: 2 })
  expect(await leftAfter(91)).toEqual({ counters: false, copies: 0, enquiries: 1 })
})
