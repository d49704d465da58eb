import assert from "node:assert/strict"
import { onEachDatabase } from "./on-each-database"
import { test } from "./runner"
import { submission } from "./submission"

onEachDatabase("what is held back", (on) => {
  const { submit, one } = on

  const start = async (held: number) => {
    await on.database.run("truncate contact.messages cascade; truncate contact.rate_limits")
    for (let count = 0; count < held; count++) await submit({ flag: "honeypot" })
  }
  /** Stores an enquiry and returns the number of held notices that its own notice reports. */
  const told = async (changes: Parameters<typeof submission>[0] = {}) => {
    const request = submission(changes)
    await on.database.store.submit(request)
    const row = await one(
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
  })

  test("one notice a day reports it", async () => {
    await start(2)
    await told()
    assert.equal(await told(), 0)
    await on.database.run("update contact.rate_limits set started_at = started_at - interval '24 hours'")
    assert.equal(await told(), 2)
  })

  test("of notices that are stored at once, one reports it", async () => {
    await start(1)
    const notices = await Promise.all(Array.from({ length: 20 }, () => told()))
    assert.equal(notices.filter((count) => count === 1).length, 1)
    assert.equal(notices.filter((count) => count === 0).length, 19)
  })

  test("where nothing is held back, no notice reports it", async () => {
    await start(0)
    assert.equal(await told(), 0)
  })

  test("released and erased enquiries no longer count", async () => {
    await start(1)
    const released = submission({ flag: "honeypot" })
    const erased = submission({ flag: "honeypot", email: "erased@example.com" })
    for (const request of [released, erased]) await on.database.store.submit(request)
    await on.database.ask("admin_release", { id: released.id })
    await on.database.ask("admin_erase", { email: "erased@example.com" })
    assert.equal(await told(), 1)
  })

  test("an enquiry that was sent too fast does not count, but its notice may report the others", async () => {
    await start(1)
    await told({ flag: "too_fast" })
    await on.database.run("truncate contact.rate_limits")
    assert.equal(await told({ flag: "too_fast" }), 1)
  })

  test("a notice that is held itself does not use up the report of the day", async () => {
    await start(1)
    assert.equal(await told({ flag: "honeypot" }), 0)
    assert.equal(await told(), 2)
  })

  test("a repeated post does not use up the report of the day", async () => {
    await start(0)
    const request = submission({ key: crypto.randomUUID() })
    await on.database.store.submit(request)
    await submit({ flag: "honeypot" })
    await on.database.store.submit(request)
    assert.equal(await told(), 1)
  })
})
