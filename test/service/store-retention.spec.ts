import assert from "node:assert/strict"
import { onEachDatabase } from "./on-each-database"
import { test } from "./runner"
import { submission } from "./submission"

onEachDatabase("retention", (on) => {
  const { submit, one, states } = on

  /** Purges as a service whose last run was six hours ago. */
  const purge = async (limit?: number) => {
    await on.database.run(`insert into contact.rate_limits values ('purge', now() - interval '6 hours', 1)
      on conflict (bucket) do update set started_at = excluded.started_at`)
    return on.database.store.purge(limit === undefined ? {} : { limit })
  }

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
