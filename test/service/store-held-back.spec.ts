import assert from "node:assert/strict"
import { onEachDatabase } from "./on-each-database"
import { test } from "./runner"
import { submission } from "./submission"

onEachDatabase("what is held back", (on) => {
  const start = async (held: number) => {
    await on.database.run("truncate contact.messages cascade; truncate contact.rate_limits")
    for (let count = 0; count < held; count++) await on.submit({ flag: "honeypot" })
  }
  /** Stores an enquiry and returns the number of held notices that its own notice reports. */
  const told = async (changes: Parameters<typeof submission>[0] = {}) => {
    const request = submission(changes)
    await on.database.store.submit(request)
    const row = await on.one(
      `select held_back from contact.outbox where kind = 'notice' and message_id = '${request.id}'`,
    )
    return row.held_back
  }

  test("the first notice of a day reports the number, which the worker gets with the mail", async () => {
    await start(2)
    assert.equal(await told(), 2)
    const mails = await on.database.store.outboxClaim({ count: 10, leaseSeconds: 60 })
    assert.deepEqual(
      mails.map(({ kind, heldBack }) => [kind, heldBack]),
      [
        ["notice", 2],
        ["confirmation", 0],
      ],
    )
    assert.equal(await told(), 0)
    await on.database.run("update contact.rate_limits set started_at = started_at - interval '24 hours'")
    assert.equal(await told(), 2)
  })

  test("of notices that are stored at once, one reports it", async () => {
    await start(1)
    const notices = await Promise.all(Array.from({ length: 20 }, () => told()))
    assert.deepEqual(notices.sort(), [...Array<number>(19).fill(0), 1])
  })

  test("released and erased enquiries and those that were sent too fast do not count", async () => {
    await start(1)
    const released = submission({ flag: "honeypot" })
    await on.database.store.submit(released)
    await on.submit({ flag: "honeypot", email: "erased@example.com" })
    await on.database.ask("admin_release", { id: released.id })
    await on.database.ask("admin_erase", { email: "erased@example.com" })
    assert.equal(await told({ flag: "too_fast" }), 1)
    await on.database.run("truncate contact.rate_limits")
    assert.equal(await told(), 1)
  })

  test("a held notice and a repeated post do not use up the report of the day", async () => {
    await start(0)
    const request = submission({ key: "posted twice" })
    await on.database.store.submit(request)
    assert.equal(await told({ flag: "honeypot" }), 0)
    await on.database.store.submit(request)
    assert.equal(await told(), 1)
  })
})
