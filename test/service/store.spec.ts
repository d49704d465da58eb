import { enquiry } from "../enquiry"
import type { TestDatabase } from "./databases"
import { expect, onEachDatabase, test } from "./fixtures"
import { submission, type Changes } from "./submission"

/** Posts enquiries one after the other and returns whether each visitor gets a confirmation. */
const confirmed = async (database: TestDatabase, changes: Changes[]) => {
  const results = []
  for (const change of changes) {
    const [notice, confirmation] = await database.states(await database.stored(change))
    expect(notice).toBe("notice pending")
    results.push(confirmation === "confirmation pending")
  }
  return results
}

const age = (database: TestDatabase, table: string, interval: string) =>
  database.rows(
    `update contact.${table} set ${table === "rate_limits" ? "started_at" : "created_at"} = now() - interval '${interval}'`,
  )

onEachDatabase("the store", () => {
  test("an enquiry is listed with every field, as it was sent", async ({ database }) => {
    const { id } = await database.stored(enquiry)
    expect(await database.admin.list(1, id.slice(0, 8))).toMatchObject([
      { id, ...enquiry, notice: "pending" },
    ])
  })

  test("200 posts with one key at once are one enquiry with two mails", async ({ database }) => {
    const first = submission()
    const results = await Promise.all(
      Array.from({ length: 200 }, () => database.store.submit({ ...first, id: crypto.randomUUID() })),
    )
    const outcomes = results.map(({ outcome }) => outcome).sort()
    expect(outcomes).toEqual([...Array<string>(199).fill("replayed"), "stored"])
    expect(new Set(results.map((result) => "id" in result && result.id)).size).toBe(1)
    expect(await database.rows("select from contact.outbox")).toHaveLength(2)
  })

  test("a key with other content is refused", async ({ database }) => {
    await database.submit({ key: "reused" })
    expect((await database.submit({ key: "reused" })).outcome).toBe("key_reused")
  })

  test("of 50 posts by one client exactly the limit passes, and others are served", async ({ database }) => {
    const results = await Promise.all(
      Array.from({ length: 50 }, () => database.submit({ client: "busy", postLimit: 5 })),
    )
    expect(results.filter(({ outcome }) => outcome === "stored").length).toBe(5)
    const [refused] = results.flatMap((result) => ("retryAfter" in result ? [result.retryAfter] : []))
    expect(refused).toBeGreaterThan(590)
    expect((await database.submit({ client: "another", postLimit: 5 })).outcome).toBe("stored")
    await age(database, "rate_limits", "10 minutes")
    expect((await database.submit({ client: "busy", postLimit: 5 })).outcome).toBe("stored")
  })

  test("a mailbox gets one confirmation in 24 hours, even if its enquiries are erased", async ({
    database,
  }) => {
    const post = (email: string) => confirmed(database, [{ email }])
    expect([await post("daily@example.com"), await post("DAILY@example.com")]).toEqual([[true], [false]])
    await database.admin.erase(await database.admin.find({ email: "daily@example.com" }))
    await age(database, "rate_limits", "23 hours")
    expect(await post("daily@example.com")).toEqual([false])
    await age(database, "rate_limits", "24 hours")
    expect(await post("daily@example.com")).toEqual([true])
  })

  test("confirmations are capped in all, and flagged enquiries get none", async ({ database }) => {
    const cap = { confirmationsPerHour: 2 }
    const flagged: Changes[] = [{ flag: "honeypot" }, { flag: "too_fast" }]
    expect(await confirmed(database, [...flagged, cap, cap, cap])).toEqual([false, false, true, true, false])
  })

  for (const [field, value] of [
    ["name", "Ann\r\nBcc: victim@example.com"],
    ["email", "a@example.com,victim@example.com"],
    ["company", ""],
    ["message", "x".repeat(5001)],
  ] as const) {
    test(`the database refuses the ${field} ${JSON.stringify(value.slice(0, 30))}`, async ({ database }) => {
      const request = submission({ [field]: value })
      await expect(database.store.submit(request)).rejects.toMatchObject({ code: "23514" })
      expect(await database.states(request)).toEqual([])
    })
  }

  test("a leased mail is not leased to other workers until the lease ends", async ({ database }) => {
    await database.submit()
    const claim = () => database.store.outboxClaim({ leaseSeconds: 60 })
    const [first] = [await claim(), await claim()]
    expect(await claim()).toBeNull()
    await database.rows("update contact.outbox set next_at = now()")
    expect(await claim()).toMatchObject({ key: first?.key, attempts: 2 })
    if (first) expect(await database.store.outboxDone(first)).toBe(false)
  })

  test("four workers at once get each mail once", async ({ database }) => {
    await Promise.all(Array.from({ length: 50 }, () => database.submit()))
    const claimed: string[] = []
    const worker = async () => {
      for (;;) {
        const mail = await database.store.outboxClaim({ leaseSeconds: 60 })
        if (!mail) return
        claimed.push(mail.key)
        expect(await database.store.outboxDone(mail)).toBe(true)
      }
    }
    await Promise.all([worker(), worker(), worker(), worker()])
    expect([claimed.length, new Set(claimed).size]).toEqual([100, 100])
  })

  test("a failed mail is due after its delay, and at once if the clock was set back", async ({
    database,
  }) => {
    await database.submit()
    const claim = () => database.store.outboxClaim({ leaseSeconds: 60 })
    const failure = { state: "pending", delaySeconds: 3600, error: "500" } as const
    for (let mail = await claim(); mail; mail = await claim()) {
      expect(await database.store.outboxFail({ ...mail, ...failure })).toBe(true)
    }
    for (const [hours, isDue] of [
      [5, false],
      [7, true],
    ] as const) {
      await database.rows(`update contact.outbox set next_at = now() + interval '${hours} hours'`)
      expect((await claim()) !== null).toBe(isDue)
    }
  })

  test("the health check warns of a notice that waits or was given up", async ({ database }) => {
    const after = async (change: string) => {
      await database.rows(`update contact.outbox set ${change}`)
      return (await database.store.health()).mailsFail
    }
    await database.submit()
    expect(await after("state = 'pending'")).toBe(false)
    expect(await after("created_at = now() - interval '11 minutes'")).toBe(true)
    expect(await after("created_at = now() + interval '1 day'")).toBe(true)
    expect(await after("state = 'sent'")).toBe(false)
    expect(await after("state = 'failed', created_at = now()")).toBe(true)
    expect(await database.admin.release(null)).toBe(2)
    expect((await database.store.health()).mailsFail).toBe(false)
  })

  test("an enquiry is erased three years after the last one of the same person", async ({ database }) => {
    const lone = await database.stored({ email: "lone@example.com" })
    const earlier = await database.stored({ email: "loyal@example.com" })
    await age(database, "messages", "3 years 1 day")
    await database.submit({ email: "Loyal@example.com" })
    expect(await database.store.purge()).toEqual([lone.id])
    expect((await database.states(earlier)).length).toBe(2)
  })

  test("enquiries with a filled honeypot are erased after 90 days, copies of mails after 30, counters after one", async ({
    database,
  }) => {
    const flagged = await database.stored({ flag: "honeypot" })
    const sent = await database.stored({ postLimit: 5 })
    await database.rows("update contact.outbox set state = 'sent'")
    const leftAfter = async (days: number) => {
      for (const table of ["messages", "outbox", "rate_limits"]) await age(database, table, `${days} days`)
      const erased = await database.store.purge()
      const counters = await database.rows("select from contact.rate_limits")
      const copies = await database.rows("select from contact.outbox where mail <> '{}'")
      return [new Set(erased), counters.length > 0, copies.length]
    }
    expect(await leftAfter(0.9)).toEqual([new Set(), true, 4])
    expect(await leftAfter(29)).toEqual([new Set(), false, 4])
    expect(await leftAfter(31)).toEqual([new Set([flagged.id, sent.id]), false, 0])
    expect(await leftAfter(89)).toEqual([new Set(), false, 0])
    expect(await leftAfter(91)).toEqual([new Set([flagged.id]), false, 0])
  })
})
