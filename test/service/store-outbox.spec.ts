import type { MailReport } from "../../scripts/enquiries/admin-client"
import type { TestDatabase } from "./databases"
import { expect, onEachDatabase, test } from "./fixtures"

onEachDatabase("the outbox", () => {
  const claim = (database: TestDatabase) => database.store.outboxClaim({ count: 10, leaseSeconds: 60 })

  /** Stores an enquiry and leases its two mails. */
  const claimTwo = async (database: TestDatabase) => {
    await database.submit()
    const [notice, confirmation] = await claim(database)
    if (!notice || !confirmation) throw new Error("There are not two mails.")
    return [notice, confirmation] as const
  }

  test("a leased mail is not leased to other workers until the lease ends", async ({ database }) => {
    const first = await claimTwo(database)
    expect(await claim(database)).toEqual([])
    await database.run("update contact.outbox set next_at = now()")
    const second = await claim(database)
    expect(second.map(({ key, kind, attempts, ambiguous }) => ({ key, kind, attempts, ambiguous }))).toEqual(
      first.map(({ key, kind }) => ({ key, kind, attempts: 2, ambiguous: true })),
    )
    expect(await database.store.outboxDone({ ...first[0], providerId: null })).toBe(false)
  })

  test("a failed mail is due after its delay; an uncounted attempt does not count", async ({ database }) => {
    const [notice, confirmation] = await claimTwo(database)
    const outcome = { state: "pending", error: "500", ambiguous: true } as const
    const failure = { ...outcome, delaySeconds: 3600, counted: true }
    expect(await database.store.outboxFail({ ...notice, ...failure })).toBe(true)
    const waiting = await database.one(`select state, attempts, ambiguous, last_error as error, lease_token,
      round(extract(epoch from next_at - now()) / 60)::int as minutes from contact.outbox where id = ${notice.id}`)
    expect(waiting).toEqual({ ...outcome, attempts: 1, lease_token: null, minutes: 60 })
    await database.store.outboxFail({ ...confirmation, ...failure, counted: false })
    const again = await database.one(`select attempts from contact.outbox where id = ${confirmation.id}`)
    expect(again.attempts).toBe(0)
  })

  test("four workers at once get each mail once", async ({ database }) => {
    await Promise.all(Array.from({ length: 100 }, () => database.submit()))
    const claimed: string[] = []
    const worker = async () => {
      for (;;) {
        const mails = await database.store.outboxClaim({ count: 3, leaseSeconds: 60 })
        if (mails.length === 0) return
        for (const mail of mails) {
          claimed.push(mail.key)
          expect(await database.store.outboxDone({ ...mail, providerId: "p" })).toBe(true)
        }
      }
    }
    await Promise.all([worker(), worker(), worker(), worker()])
    expect(claimed.length).toBe(200)
    expect(new Set(claimed).size).toBe(200)
  })

  test("the health check warns of a mail that waits and of a notice given up", async ({ database }) => {
    const mailsFail = async () => (await database.store.health({})).mailsFail
    const after = async (change: string) => {
      await database.run(`update contact.outbox set ${change}`)
      return mailsFail()
    }
    await database.submit({ flag: "honeypot" })
    expect(await mailsFail()).toBe(false)
    expect(await after("state = 'pending', next_at = now() - interval '599 seconds'")).toBe(false)
    expect(await after("next_at = now() - interval '601 seconds'")).toBe(true)
    expect(await after("state = 'sending', first_try_at = next_at, next_at = now()")).toBe(true)
    expect(await after("state = 'sent'")).toBe(false)
    expect(await after("state = 'held', last_error = '550'")).toBe(true)
    expect(await after("state = 'held', last_error = null")).toBe(false)
  })

  test("a confirmation that its mailbox refuses is no alarm, a blocked account is", async ({ database }) => {
    await database.submit()
    await database.run(`update contact.outbox set state = 'sent' where kind = 'notice';
      update contact.outbox set last_error = '450', first_try_at = now() - interval '1 hour'`)
    for (const [change, fails] of [
      ["attempts = 3", false],
      ["state = 'dead'", false],
      ["state = 'pending', attempts = 0, last_error = '401'", true],
    ] as const) {
      await database.run(`update contact.outbox set ${change} where kind = 'confirmation'`)
      expect((await database.store.health({})).mailsFail, change).toBe(fails)
      const report = (await database.ask("admin_mails", {})) as MailReport
      expect(report.mailsFail, change).toBe(fails)
      expect(report.troubles).toMatchObject([{ kind: "confirmation" }])
    }
  })

  test("all mails that failed are released together, but none that is held", async ({ database }) => {
    const failed = await database.stored({ email: "one@example.com" })
    const suppressed = await database.stored({ email: "ONE@example.com" })
    const fast = await database.stored({ flag: "too_fast" })
    const held = await database.stored({ flag: "honeypot" })
    await database.run(`update contact.outbox set state = case kind when 'notice' then 'held' else 'dead' end
      where message_id = '${failed.id}';
      update contact.outbox set state = 'held' where message_id = '${fast.id}'`)
    expect(await database.ask("admin_release", { all: true })).toBe(3)
    expect(await database.states(failed)).toEqual(["notice pending", "confirmation pending"])
    expect(await database.states(suppressed)).toEqual(["notice pending", "confirmation suppressed"])
    expect(await database.states(fast)).toEqual(["notice pending", "confirmation held"])
    expect(await database.states(held)).toEqual(["notice held", "confirmation held"])
  })
})
