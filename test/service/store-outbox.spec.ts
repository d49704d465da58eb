import assert from "node:assert/strict"
import { onEachDatabase } from "./on-each-database"
import { test } from "./runner"
import { submission } from "./submission"

onEachDatabase("the outbox", (on) => {
  const { submit, one, states } = on

  /** Purges as a service whose last run was six hours ago. */
  const purge = async (limit?: number) => {
    await on.database.run(`insert into contact.rate_limits values ('purge', now() - interval '6 hours', 1)
      on conflict (bucket) do update set started_at = excluded.started_at`)
    return on.database.store.purge(limit === undefined ? {} : { limit })
  }

  /** Stores an enquiry and leases its first mail. */
  const claimOne = async () => {
    await on.database.run("truncate contact.messages cascade")
    await submit()
    const [mail] = await on.database.store.outboxClaim({ count: 1, leaseSeconds: 60 })
    assert.ok(mail)
    return mail
  }

  test("a leased mail is not leased to other workers until the lease ends", async () => {
    await on.database.run("truncate contact.messages cascade")
    await submit()
    const first = await on.database.store.outboxClaim({ count: 10, leaseSeconds: 60 })
    assert.deepEqual(
      first.map(({ kind }) => kind),
      ["notice", "confirmation"],
    )
    assert.deepEqual(await on.database.store.outboxClaim({ count: 10, leaseSeconds: 60 }), [])
    await on.database.run("update contact.outbox set next_at = now()")
    const second = await on.database.store.outboxClaim({ count: 10, leaseSeconds: 60 })
    assert.deepEqual(
      second.map(({ key, attempts, ambiguous }) => ({ key, attempts, ambiguous })),
      [
        { key: first[0]?.key, attempts: 2, ambiguous: true },
        { key: first[1]?.key, attempts: 2, ambiguous: true },
      ],
    )
    const [late] = first
    assert.ok(late)
    assert.equal(await on.database.store.outboxDone({ ...late, providerId: null }), false)
  })

  test("a mail that failed is due again after its delay, with the same text", async () => {
    const mail = await claimOne()
    const failure = {
      state: "pending",
      delaySeconds: 3600,
      error: "500",
      ambiguous: true,
      counted: true,
    } as const
    assert.equal(await on.database.store.outboxFail({ ...mail, ...failure }), true)
    const waiting = await one(`select state, attempts, ambiguous, last_error, lease_token,
      round(extract(epoch from next_at - now()) / 60)::int as minutes from contact.outbox where id = ${mail.id}`)
    assert.deepEqual(waiting, {
      state: "pending",
      attempts: 1,
      ambiguous: true,
      last_error: "500",
      lease_token: null,
      minutes: 60,
    })
  })

  test("an attempt that is not counted leaves the number of attempts as it was", async () => {
    const mail = await claimOne()
    const failure = {
      state: "pending",
      delaySeconds: 300,
      error: "401",
      ambiguous: false,
      counted: false,
    } as const
    await on.database.store.outboxFail({ ...mail, ...failure })
    assert.equal((await one(`select attempts from contact.outbox where id = ${mail.id}`)).attempts, 0)
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

  test("an enquiry is erased three years after the last one of the same person, with its mails", async () => {
    const lone = submission({ email: "lone@example.com" })
    const earlier = submission({ email: "loyal@example.com" })
    for (const request of [lone, earlier]) await on.database.store.submit(request)
    await on.database.run(`update contact.messages set created_at = now() - interval '3 years 1 day'
      where email in ('lone@example.com', 'loyal@example.com')`)
    await submit({ email: "Loyal@example.com" })
    assert.deepEqual(await purge(), { ids: [lone.id], more: false })
    assert.deepEqual(await states(lone.id), [])
    assert.equal((await states(earlier.id)).length, 2)
  })

  test("enquiries that the honeypot held are erased after 90 days", async () => {
    const request = submission({ flag: "honeypot" })
    await on.database.store.submit(request)
    await on.database.run(
      `update contact.messages set created_at = now() - interval '91 days' where id = '${request.id}'`,
    )
    assert.deepEqual(await purge(), { ids: [request.id], more: false })
  })

  test("a month after it was sent, the copy of a mail and the client's hash are gone", async () => {
    const request = submission()
    await on.database.store.submit(request)
    await on.database.run(`update contact.outbox set state = 'sent' where message_id = '${request.id}';
      update contact.messages set created_at = now() - interval '31 days' where id = '${request.id}'`)
    await purge()
    const left = await one(`select client_hash, mailbox_hash, (select count(*)::int from contact.outbox
      where message_id = m.id and mail = '{}') as emptied from contact.messages m where id = '${request.id}'`)
    assert.deepEqual(left, { client_hash: null, mailbox_hash: null, emptied: 2 })
  })

  test("many hashes and enquiries are erased in portions", async () => {
    await on.database.run("truncate contact.messages cascade")
    for (let count = 0; count < 5; count++) await submit({ flag: "honeypot" })
    for (const [days, erased] of [
      [31, [0, 0, 0]],
      [91, [2, 2, 1]],
    ] as const) {
      await on.database.run(`update contact.messages set created_at = now() - interval '${days} days'`)
      const portions = [await purge(2), await purge(2), await purge(2)]
      assert.deepEqual(
        portions.map(({ ids, more }) => [ids.length, more]),
        erased.map((count, index) => [count, index < 2]),
      )
    }
  })

  for (const [clock, shift] of [
    ["ahead", "- interval '4 years'"],
    ["back", "+ interval '4 years'"],
  ]) {
    test(`a clock that jumps ${clock} by years erases nothing in the first run`, async () => {
      await on.database.run("truncate contact.messages cascade; truncate contact.rate_limits")
      await submit()
      await on.database.run(`update contact.messages set created_at = now() - interval '4 years'`)
      await on.database.run(`insert into contact.rate_limits values ('purge', now() ${shift}, 1)`)
      assert.deepEqual(await on.database.store.purge({}), { ids: [], more: false })
      assert.equal((await on.database.store.purge({})).ids.length, 1)
    })
  }

  test("mails that were stored before the clock was set back go out at once", async () => {
    await on.database.run("truncate contact.messages cascade")
    await submit()
    await on.database.run("update contact.outbox set next_at = now() + interval '3 hours'")
    assert.equal((await on.database.store.outboxClaim({ count: 10, leaseSeconds: 60 })).length, 2)
    await on.database.run("update contact.outbox set next_at = now() + interval '2 days'")
    assert.equal((await on.database.store.outboxClaim({ count: 10, leaseSeconds: 60 })).length, 2)
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

  test("the list comes page by page, with each enquiry once", async () => {
    await on.database.run("truncate contact.messages cascade")
    for (let count = 0; count < 5; count++) await submit()
    // At the same time, so that the id decides the order.
    await on.database.run("update contact.messages set created_at = now()")
    const seen: string[] = []
    let before: { received: string; id: string } | undefined
    for (;;) {
      const page = (await on.database.ask("admin_list", { limit: 2, before })) as (typeof before & object)[]
      before = page.at(-1)
      if (!before) break
      seen.push(...page.map(({ id }) => id))
    }
    assert.equal(seen.length, 5)
    assert.equal(new Set(seen).size, 5)
  })

  test("erasing an address erases all its enquiries, whatever its letter case", async () => {
    const requests = [submission({ email: "Gone@example.com" }), submission({ email: "gone@example.com" })]
    for (const request of requests) await on.database.store.submit(request)
    const erased = (await on.database.ask("admin_erase", { email: "GONE@example.com" })) as string[]
    assert.deepEqual(erased.sort(), requests.map(({ id }) => id).sort())
    assert.equal(
      (await one("select count(*)::int as n from contact.messages where email ilike 'gone@%'")).n,
      0,
    )
  })
})
