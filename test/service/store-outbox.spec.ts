import assert from "node:assert/strict"
import type { OutboxFailure } from "../../supabase/functions/_shared/contact/store/contact-store"
import { onEachDatabase } from "./on-each-database"
import { test } from "./runner"
import { submission } from "./submission"

onEachDatabase("the outbox", (on) => {
  const { submit, one, states } = on
  const claim = () => on.database.store.outboxClaim({ count: 10, leaseSeconds: 60 })

  /** Stores an enquiry and leases its two mails. */
  const claimTwo = async () => {
    await on.database.run("truncate contact.messages cascade; truncate contact.rate_limits")
    await submit()
    const [notice, confirmation] = await claim()
    assert.ok(notice && confirmation)
    return [notice, confirmation] as const
  }

  test("a leased mail is not leased to other workers until the lease ends", async () => {
    const first = await claimTwo()
    assert.deepEqual(await claim(), [])
    await on.database.run("update contact.outbox set next_at = now()")
    const second = await claim()
    assert.deepEqual(
      second.map(({ key, kind, attempts, ambiguous }) => ({ key, kind, attempts, ambiguous })),
      first.map(({ key, kind }) => ({ key, kind, attempts: 2, ambiguous: true })),
    )
    assert.equal(await on.database.store.outboxDone({ ...first[0], providerId: null }), false)
  })

  test("a mail that failed is due again after its delay, and an attempt counts unless all mails were refused", async () => {
    const [notice, confirmation] = await claimTwo()
    const failure: OutboxFailure = {
      state: "pending",
      delaySeconds: 3600,
      error: "500",
      ambiguous: true,
      counted: true,
    }
    assert.equal(await on.database.store.outboxFail({ ...notice, ...failure }), true)
    const waiting = await one(`select state, attempts, ambiguous, last_error, lease_token,
      round(extract(epoch from next_at - now()) / 60)::int as minutes from contact.outbox where id = ${notice.id}`)
    assert.deepEqual(waiting, {
      state: "pending",
      attempts: 1,
      ambiguous: true,
      last_error: "500",
      lease_token: null,
      minutes: 60,
    })
    await on.database.store.outboxFail({ ...confirmation, ...failure, counted: false })
    const again = await one(`select attempts from contact.outbox where id = ${confirmation.id}`)
    assert.equal(again.attempts, 0)
  })

  test("four workers at once get each mail once", async () => {
    await on.database.run("truncate contact.messages cascade")
    await Promise.all(Array.from({ length: 100 }, () => submit()))
    const claimed: string[] = []
    const worker = async () => {
      for (;;) {
        const mails = await on.database.store.outboxClaim({ count: 3, leaseSeconds: 60 })
        if (mails.length === 0) return
        for (const mail of mails) {
          claimed.push(mail.key)
          assert.equal(await on.database.store.outboxDone({ ...mail, providerId: "p" }), true)
        }
      }
    }
    await Promise.all([worker(), worker(), worker(), worker()])
    assert.equal(claimed.length, 200)
    assert.equal(new Set(claimed).size, 200)
  })

  test("mails that were stored or delayed before the clock was set back go out at once", async () => {
    await on.database.run("truncate contact.messages cascade")
    await submit()
    for (const ahead of ["3 hours", "2 days"]) {
      await on.database.run(`update contact.outbox set next_at = now() + interval '${ahead}'`)
      assert.equal((await claim()).length, 2)
    }
  })

  test("the health check warns of a mail that waits for over ten minutes, and of a notice that was given up", async () => {
    await on.database.run("truncate contact.messages cascade; truncate contact.rate_limits")
    const mailsFail = async () => (await on.database.store.health({})).mailsFail
    const after = async (change: string) => {
      await on.database.run(`update contact.outbox set ${change}`)
      return mailsFail()
    }
    await submit({ flag: "honeypot" })
    assert.equal(await mailsFail(), false)
    assert.equal(await after("state = 'pending', next_at = now() - interval '599 seconds'"), false)
    assert.equal(await after("next_at = now() - interval '601 seconds'"), true)
    assert.equal(await after("state = 'sending', first_try_at = next_at, next_at = now()"), true)
    assert.equal(await after("state = 'sent'"), false)
    assert.equal(await after("state = 'held', last_error = '550'"), true)
    assert.equal(await after("state = 'held', last_error = null"), false)
  })

  test("all mails that could not be sent are released together, but not those held or suppressed on purpose", async () => {
    await on.database.run("truncate contact.messages cascade; truncate contact.rate_limits")
    const failed = submission({ email: "one@example.com" })
    const suppressed = submission({ email: "ONE@example.com" })
    const fast = submission({ flag: "too_fast" })
    const held = submission({ flag: "honeypot" })
    for (const request of [failed, suppressed, fast, held]) await on.database.store.submit(request)
    await on.database
      .run(`update contact.outbox set state = case kind when 'notice' then 'held' else 'dead' end
      where message_id = '${failed.id}';
      update contact.outbox set state = 'held' where message_id = '${fast.id}'`)
    assert.equal(await on.database.ask("admin_release", { all: true }), 3)
    assert.deepEqual(await states(failed.id), ["notice pending", "confirmation pending"])
    assert.deepEqual(await states(suppressed.id), ["notice pending", "confirmation suppressed"])
    assert.deepEqual(await states(fast.id), ["notice pending", "confirmation held"])
    assert.deepEqual(await states(held.id), ["notice held", "confirmation held"])
  })
})
