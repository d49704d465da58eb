import type { TestDatabase } from "./databases"
import { expect, onEachDatabase, test } from "./fixtures"
import { submission } from "./submission"

onEachDatabase("retention", () => {
  /** Purges as a service whose last run was six hours ago. */
  const purge = async (database: TestDatabase, limit?: number) => {
    await database.run(`insert into contact.rate_limits values ('purge', now() - interval '6 hours', 1)
      on conflict (bucket) do update set started_at = excluded.started_at`)
    return database.store.purge(limit === undefined ? {} : { limit })
  }

  test("an enquiry is erased three years after the last one of the same person, with its mails", async ({
    database,
  }) => {
    const lone = submission({ email: "lone@example.com" })
    const earlier = submission({ email: "loyal@example.com" })
    for (const request of [lone, earlier]) await database.store.submit(request)
    await database.run(`update contact.messages set created_at = now() - interval '3 years 1 day'
      where email in ('lone@example.com', 'loyal@example.com')`)
    await database.submit({ email: "Loyal@example.com" })
    expect(await purge(database)).toEqual({ ids: [lone.id], more: false })
    expect(await database.states(lone.id)).toEqual([])
    expect((await database.states(earlier.id)).length).toBe(2)
  })

  test("enquiries that the honeypot held are erased after 90 days", async ({ database }) => {
    const request = submission({ flag: "honeypot" })
    await database.store.submit(request)
    await database.run(
      `update contact.messages set created_at = now() - interval '91 days' where id = '${request.id}'`,
    )
    expect(await purge(database)).toEqual({ ids: [request.id], more: false })
  })

  test("a month after it was sent, the copy of a mail and the client's hash are gone", async ({
    database,
  }) => {
    const request = submission()
    await database.store.submit(request)
    await database.run(`update contact.outbox set state = 'sent' where message_id = '${request.id}';
      update contact.messages set created_at = now() - interval '31 days' where id = '${request.id}'`)
    await purge(database)
    const left =
      await database.one(`select client_hash, mailbox_hash, (select count(*)::int from contact.outbox
      where message_id = m.id and mail = '{}') as emptied from contact.messages m where id = '${request.id}'`)
    expect(left).toEqual({ client_hash: null, mailbox_hash: null, emptied: 2 })
  })

  test("the copies of sent and suppressed mails are kept for 30 days", async ({ database }) => {
    const request = submission()
    await database.store.submit(request)
    await database.run(`update contact.outbox set state = case kind when 'notice' then 'sent' else 'suppressed' end
      where message_id = '${request.id}'`)
    const copiesAfter = async (days: number) => {
      await database.run(`update contact.messages set created_at = now() - interval '${days} days'
        where id = '${request.id}'`)
      await purge(database)
      const left = await database.one(`select count(*)::int as copies from contact.outbox
        where message_id = '${request.id}' and mail <> '{}'`)
      return left.copies
    }
    expect([await copiesAfter(29), await copiesAfter(31)]).toEqual([2, 0])
  })

  test("what the limits have counted, under hashes of addresses, is erased after a day", async ({
    database,
  }) => {
    await database.submit({ clientHash: "yesterday", postLimit: 5 })
    await database.run("update contact.rate_limits set started_at = now() - interval '25 hours'")
    await purge(database)
    const left = await database.one(
      "select count(*)::int as n from contact.rate_limits where bucket like '%yesterday'",
    )
    expect(left.n).toBe(0)
  })

  test("many hashes and enquiries are erased in portions", async ({ database }) => {
    for (let count = 0; count < 5; count++) await database.submit({ flag: "honeypot" })
    for (const [days, erased] of [
      [31, [0, 0, 0]],
      [91, [2, 2, 1]],
    ] as const) {
      await database.run(`update contact.messages set created_at = now() - interval '${days} days'`)
      const portions = [await purge(database, 2), await purge(database, 2), await purge(database, 2)]
      expect(portions.map(({ ids, more }) => [ids.length, more])).toEqual(
        erased.map((count, index) => [count, index < 2]),
      )
    }
  })

  for (const [clock, shift] of [
    ["ahead", "- interval '4 years'"],
    ["back", "+ interval '4 years'"],
  ]) {
    test(`a clock that jumps ${clock} by years erases nothing in the first run`, async ({ database }) => {
      await database.submit()
      await database.run(`update contact.messages set created_at = now() - interval '4 years'`)
      await database.run(`insert into contact.rate_limits values ('purge', now() ${shift}, 1)`)
      expect(await database.store.purge({})).toEqual({ ids: [], more: false })
      expect((await database.store.purge({})).ids.length).toBe(1)
    })
  }

  test("erasing an address erases all its enquiries, whatever its letter case", async ({ database }) => {
    const requests = [submission({ email: "Gone@example.com" }), submission({ email: "gone@example.com" })]
    for (const request of requests) await database.store.submit(request)
    const erased = (await database.ask("admin_erase", { email: "GONE@example.com" })) as string[]
    expect(erased.sort()).toEqual(requests.map(({ id }) => id).sort())
    expect(
      (await database.one("select count(*)::int as n from contact.messages where email ilike 'gone@%'")).n,
    ).toBe(0)
  })
})
