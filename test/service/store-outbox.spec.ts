import assert from "node:assert/strict"
import { onEachDatabase } from "./on-each-database"
import { test } from "./runner"
import { submission } from "./submission"

onEachDatabase("the outbox", (on) => {
  const { submit, one, states } = on

  /** A mail in the hands of a worker. */
  const claimOne = async () => {
    await on.database.run("truncate contact.messages cascade")
    await submit()
    const [mail] = await on.database.store.outboxClaim({ count: 1, leaseSeconds: 60 })
    assert.ok(mail)
    return mail
  }

  test("a lease keeps a mail from other workers until it is over", async () => {
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

  test("a mail that failed comes back after its delay, with the same text", async () => {
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

  test("a try that is not counted leaves the number of attempts as it was", async () => {
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
    assert.deepEqual(await on.database.store.purge({}), [lone.id])
    assert.deepEqual(await states(lone.id), [])
    assert.equal((await states(earlier.id)).length, 2)
  })

  test("what the trap held is erased after 90 days", async () => {
    const request = submission({ flag: "trap" })
    await on.database.store.submit(request)
    await on.database.run(
      `update contact.messages set created_at = now() - interval '91 days' where id = '${request.id}'`,
    )
    assert.deepEqual(await on.database.store.purge({}), [request.id])
  })

  test("a month after it was sent, the copy of a mail and the client's hash are gone", async () => {
    const request = submission()
    await on.database.store.submit(request)
    await on.database.run(`update contact.outbox set state = 'sent' where message_id = '${request.id}';
      update contact.messages set created_at = now() - interval '31 days' where id = '${request.id}'`)
    await on.database.store.purge({})
    const left = await one(`select client_hash, (select count(*)::int from contact.outbox
      where message_id = m.id and mail = '{}') as emptied from contact.messages m where id = '${request.id}'`)
    assert.deepEqual(left, { client_hash: null, emptied: 2 })
  })

  test("erasing an address takes all its enquiries, however it was written", async () => {
    const requests = [submission({ email: "Gone@example.com" }), submission({ email: "gone@example.com" })]
    for (const request of requests) await on.database.store.submit(request)
    const erased = (await on.database.ask("desk_erase", { email: "GONE@example.com" })) as string[]
    assert.deepEqual(erased.sort(), requests.map(({ id }) => id).sort())
    assert.equal(
      (await one("select count(*)::int as n from contact.messages where email ilike 'gone@%'")).n,
      0,
    )
  })
})
