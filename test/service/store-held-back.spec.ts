import type { Changes, TestDatabase } from "./databases"
import { expect, onEachDatabase, test } from "./fixtures"

onEachDatabase("what is held back", () => {
  const start = async (database: TestDatabase, held: number) => {
    for (let count = 0; count < held; count++) await database.submit({ flag: "honeypot" })
  }
  /** Stores an enquiry and returns the number of held notices that its own notice reports. */
  const told = async (database: TestDatabase, changes?: Changes) => {
    const { id } = await database.stored(changes)
    const mail = await database.one(
      `select held_back from contact.outbox where message_id = '${id}' order by id`,
    )
    return mail.held_back
  }

  test("the first notice of a day reports the number, to the worker too", async ({ database }) => {
    await start(database, 2)
    expect(await told(database)).toBe(2)
    const mails = await database.store.outboxClaim({ count: 10, leaseSeconds: 60 })
    expect(mails.map(({ kind, heldBack }) => [kind, heldBack])).toEqual([
      ["notice", 2],
      ["confirmation", 0],
    ])
    expect(await told(database)).toBe(0)
    await database.run("update contact.rate_limits set started_at = started_at - interval '24 hours'")
    expect(await told(database)).toBe(2)
  })

  test("released and erased enquiries and those sent too fast do not count", async ({ database }) => {
    await start(database, 1)
    const released = await database.stored({ flag: "honeypot" })
    await database.submit({ flag: "honeypot", email: "erased@example.com" })
    await database.ask("admin_release", { id: released.id })
    await database.ask("admin_erase", { email: "erased@example.com" })
    expect(await told(database, { flag: "too_fast" })).toBe(1)
    await database.run("truncate contact.rate_limits")
    expect(await told(database)).toBe(1)
  })
})
