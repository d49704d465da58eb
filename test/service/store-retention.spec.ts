import type { TestDatabase } from "./databases"
import { expect, onEachDatabase, test } from "./fixtures"

onEachDatabase("retention", () => {
  /** Purges as a service whose last run was six hours ago. */
  const purge = async (database: TestDatabase, limit = 500) => {
    await database.run(`insert into contact.rate_limits values ('purge', now() - interval '6 hours', 1)
      on conflict (bucket) do update set started_at = excluded.started_at`)
    return database.store.purge({ limit })
  }

  test("an enquiry is erased three years after the last one of the same person", async ({ database }) => {
    const lone = await database.stored({ email: "lone@example.com" })
    const earlier = await database.stored({ email: "loyal@example.com" })
    await database.run("update contact.messages set created_at = now() - interval '3 years 1 day'")
    await database.submit({ email: "Loyal@example.com" })
    expect(await purge(database)).toEqual({ ids: [lone.id], more: false })
    expect(await database.states(lone)).toEqual([])
    expect((await database.states(earlier)).length).toBe(2)
  })

  test("copies of mails and hashes of clients are kept for 30 days", async ({ database }) => {
    await database.submit()
    await database.run(
      "update contact.outbox set state = case kind when 'notice' then 'sent' else 'suppressed' end",
    )
    const leftAfter = async (days: number) => {
      await database.run(`update contact.messages set created_at = now() - interval '${days} days'`)
      await purge(database)
      return database.one(`select client_hash is not null as client, mailbox_hash is not null as mailbox,
        (select count(*)::int from contact.outbox where mail <> '{}') as copies from contact.messages`)
    }
    expect(await leftAfter(29)).toEqual({ client: true, mailbox: true, copies: 2 })
    expect(await leftAfter(31)).toEqual({ client: false, mailbox: false, copies: 0 })
  })

  test("what the limits have counted is erased after a day", async ({ database }) => {
    await database.submit({ clientHash: "yesterday", postLimit: 5 })
    await database.run("update contact.rate_limits set started_at = now() - interval '25 hours'")
    await purge(database)
    expect(await database.rows("select from contact.rate_limits where bucket like '%yesterday'")).toEqual([])
  })

  test("enquiries that the honeypot held are erased after 90 days, in portions", async ({ database }) => {
    for (let count = 0; count < 5; count++) await database.submit({ flag: "honeypot" })
    for (const [days, erased] of [
      [89, [0, 0, 0]],
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
      expect(await database.store.purge({ limit: 500 })).toEqual({ ids: [], more: false })
      expect((await database.store.purge({ limit: 500 })).ids.length).toBe(1)
    })
  }

  test("erasing an address erases all its enquiries, whatever its letter case", async ({ database }) => {
    for (const email of ["Gone@example.com", "gone@example.com"]) await database.submit({ email })
    expect(await database.ask("admin_erase", { email: "GONE@example.com" })).toHaveLength(2)
    expect(await database.rows("select from contact.messages")).toEqual([])
  })
})
