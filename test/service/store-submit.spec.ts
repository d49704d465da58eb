import { enquiry } from "../enquiry"
import type { Changes, TestDatabase } from "./databases"
import { expect, onEachDatabase, test } from "./fixtures"
import { submission } from "./submission"

/** Posts an enquiry after the other, whose notices all go out. Returns whether each visitor gets a confirmation. */
const confirmed = async (database: TestDatabase, changes: Changes[]) => {
  const results = []
  for (const change of changes) {
    const request = await database.stored({ postLimit: 5, ...change })
    const [notice, confirmation] = await database.states(request)
    expect(notice).toBe("notice pending")
    results.push(confirmation === "confirmation pending")
  }
  return results
}

onEachDatabase("the store", () => {
  test("an enquiry is listed and shown with every field, as it was sent", async ({ database }) => {
    const request = await database.stored(enquiry)
    const asSent = { id: request.id, ...enquiry }
    expect(await database.ask("admin_show", { id: request.id })).toMatchObject(asSent)
    expect(await database.ask("admin_list", { limit: 1, idStart: request.id })).toMatchObject([asSent])
  })

  test("200 posts with one key from two networks at once are one enquiry", async ({ database }) => {
    const first = submission({ key: "one-key" })
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, number) =>
        database.store.submit({ ...first, id: crypto.randomUUID(), clientHash: `client ${number % 2}` }),
      ),
    )
    const outcomes = results.map(({ outcome }) => outcome).sort()
    expect(outcomes).toEqual([...Array<string>(199).fill("replayed"), "stored"])
    expect(new Set(results.map((result) => "id" in result && result.id)).size).toBe(1)
    expect(await database.rows("select from contact.outbox")).toHaveLength(2)
  })

  test("200 posts with the same content and no key are one enquiry", async ({ database }) => {
    const bodyHash = "same content"
    const results = await Promise.all(Array.from({ length: 200 }, () => database.submit({ bodyHash })))
    expect(results.filter(({ outcome }) => outcome === "stored").length).toBe(1)
    expect(new Set(results.map((result) => "id" in result && result.id)).size).toBe(1)
  })

  test("the same content from a stranger is another enquiry, which reveals nothing", async ({ database }) => {
    const bodyHash = "guessed content"
    const outcomes = []
    for (const clientHash of ["visitor", "stranger", "visitor"])
      outcomes.push((await database.submit({ bodyHash, clientHash })).outcome)
    expect(outcomes).toEqual(["stored", "stored", "replayed"])
  })

  test("the same content is accepted again after ten minutes", async ({ database }) => {
    const { bodyHash } = await database.stored()
    await database.run("update contact.messages set created_at = now() - interval '10 minutes 1 second'")
    expect((await database.submit({ bodyHash })).outcome).toBe("stored")
  })

  test("a key with other content is refused", async ({ database }) => {
    await database.submit({ key: "reused-key" })
    expect((await database.submit({ key: "reused-key" })).outcome).toBe("key_reused")
  })

  test("of 50 posts by one client exactly the limit passes, the rest must wait", async ({ database }) => {
    const results = await Promise.all(
      Array.from({ length: 50 }, () => database.submit({ clientHash: "busy", postLimit: 5 })),
    )
    expect(results.filter(({ outcome }) => outcome === "stored").length).toBe(5)
    const waits = results.flatMap((result) => ("retryAfter" in result ? [result.retryAfter] : []))
    expect(waits.length).toBe(45)
    expect(waits.every((seconds) => seconds > 590 && seconds <= 600)).toBe(true)
  })

  test("the wait is the rest of the window, and after it posts pass again", async ({ database }) => {
    const changes = { clientHash: "patient", postLimit: 1 }
    await database.submit(changes)
    await database.run("update contact.rate_limits set started_at = started_at - interval '9 minutes'")
    const refused = await database.submit(changes)
    expect("retryAfter" in refused && refused.retryAfter).toBeLessThanOrEqual(60)
    await database.run("update contact.rate_limits set started_at = started_at - interval '1 minute'")
    expect((await database.submit(changes)).outcome).toBe("stored")
  })

  test("a client over its limit does not lock out the owner of the address", async ({ database }) => {
    const post = (clientHash: string) =>
      database.submit({ clientHash, email: "target@example.com", postLimit: 1 })
    const outcomes = [await post("attacker"), await post("attacker"), await post("owner")]
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["stored", "limited", "stored"])
  })

  test("confirmations are capped in all", async ({ database }) => {
    const cap = { postLimit: 0, confirmationsPerHour: 2 }
    expect(await confirmed(database, [cap, cap, cap])).toEqual([true, true, false])
  })

  test("the mailboxes of a large mail provider have no limit together", async ({ database }) => {
    const changes = Array.from({ length: 7 }, (_, number) => ({ clientHash: `client ${number}` }))
    expect(await confirmed(database, changes)).toEqual(Array(7).fill(true))
  })

  test("one client causes two confirmations a day, and leaves those of others", async ({ database }) => {
    const clientHash = "flood"
    const flood = Array.from({ length: 5 }, () => ({ clientHash, confirmationsPerHour: 3 }))
    expect(await confirmed(database, flood)).toEqual([true, true, false, false, false])
    expect(await confirmed(database, [{ clientHash: "genuine", confirmationsPerHour: 3 }])).toEqual([true])
  })

  for (const [of, limited, most] of [
    ["mailbox", { mailboxHash: "daily" }, 1],
    ["client", { clientHash: "daily" }, 2],
    ["domain", { domainHash: "daily" }, 5],
  ] as const) {
    test(`the limit of confirmations for a ${of} lasts 24 hours`, async ({ database }) => {
      const post = (count: number) =>
        confirmed(
          database,
          Array.from({ length: count }, () => ({ clientHash: crypto.randomUUID(), ...limited })),
        )
      const wait = (hours: number) =>
        database.run(`update contact.rate_limits set started_at = started_at - interval '${hours} hours'`)
      expect(await post(most + 1)).toEqual([...Array<boolean>(most).fill(true), false])
      await wait(23)
      expect(await post(1)).toEqual([false])
      await wait(1)
      expect(await post(1)).toEqual([true])
    })
  }

  test("a mailbox whose enquiries were erased gets no confirmation any more", async ({ database }) => {
    await database.submit({ email: "never@example.com" })
    await database.ask("admin_erase", { email: "NEVER@example.com" })
    expect(await confirmed(database, [{ email: "never@example.com" }])).toEqual([false])
  })

  test("a mailbox whose owner asked for erasure gets no confirmation by a release", async ({ database }) => {
    const request = submission({ flag: "honeypot" })
    await database.ask("admin_erase", { email: request.email, mailboxHash: request.mailboxHash })
    await database.store.submit(request)
    await database.ask("admin_release", { id: request.id })
    expect(await database.states(request)).toEqual(["notice pending", "confirmation suppressed"])
  })

  test("an erased mailbox under another spelling gets no confirmation by a release", async ({ database }) => {
    const request = await database.stored({
      email: "never+1@example.com",
      flag: "too_fast",
      mailboxHash: "never",
    })
    await database.ask("admin_erase", { email: "never@example.com", mailboxHash: "never" })
    await database.ask("admin_release", { id: request.id })
    expect(await database.states(request)).toEqual(["notice pending", "confirmation suppressed"])
  })

  test("a client may repeat a post 60 times in a minute", async ({ database }) => {
    const request = submission({ key: "repeated", clientHash: "impatient", postLimit: 5 })
    const results = []
    for (let count = 0; count < 61; count++) results.push(await database.store.submit(request))
    expect(new Set(results.slice(1, 60).map(({ outcome }) => outcome))).toEqual(new Set(["replayed"]))
    expect(results.at(-1)).toMatchObject({ outcome: "limited", scope: "requests" })
  })

  test("the database itself stores no second enquiry with a key", async ({ database }) => {
    await database.submit({ key: "unique" })
    const copy = `insert into contact.messages select (jsonb_populate_record(m, '{"id":"${crypto.randomUUID()}"}')).*
      from contact.messages m where idempotency_key = 'unique'`
    await expect(database.run(copy)).rejects.toMatchObject({ code: "23505" })
  })

  test("a confirmation that the cap refuses does not count for its mailbox", async ({ database }) => {
    const email = "later@example.com"
    const changes = [{}, { email }, { email, confirmationsPerHour: 2 }]
    const capped = changes.map((change) => ({ postLimit: 0, confirmationsPerHour: 1, ...change }))
    expect(await confirmed(database, capped)).toEqual([true, false, true])
  })

  test("all visitors together have a limit for a minute, with its own scope", async ({ database }) => {
    const results = []
    for (let client = 0; client < 21; client++) {
      results.push(await database.submit({ clientHash: `crowd ${client}`, postLimit: 1 }))
    }
    expect(results.slice(0, 20).every(({ outcome }) => outcome === "stored")).toBe(true)
    const last = results.at(-1)
    expect(last).toMatchObject({ outcome: "limited", scope: "everybody" })
    expect(last && "retryAfter" in last && last.retryAfter).toBeLessThanOrEqual(60)
    await database.run("update contact.rate_limits set started_at = started_at - interval '1 minute'")
    // The refused post does not count for its client.
    expect((await database.submit({ clientHash: "crowd 20", postLimit: 1 })).outcome).toBe("stored")
  })

  test("a filled honeypot stores the enquiry and holds both mails", async ({ database }) => {
    const request = await database.stored({ flag: "honeypot" })
    expect(await database.states(request)).toEqual(["notice held", "confirmation held"])
  })

  test("a post that is too fast gets a notice and no confirmation", async ({ database }) => {
    const request = await database.stored({ flag: "too_fast" })
    expect(await database.states(request)).toEqual(["notice pending", "confirmation held"])
  })

  for (const [field, value] of [
    ["name", "Ann\r\nBcc: victim@example.com"],
    ["company", "Example\nLtd"],
    ["email", "a@example.com,victim@example.com"],
    ["email", "a@example.com\r\nBcc: victim@example.com"],
    ["email", "no address"],
    ["name", ""],
    ["message", "x".repeat(5001)],
  ] as const) {
    test(`the database refuses the ${field} ${JSON.stringify(value.slice(0, 30))}`, async ({ database }) => {
      const request = submission({ [field]: value })
      await expect(database.store.submit(request)).rejects.toMatchObject({ code: "23514" })
      expect(await database.states(request)).toEqual([])
    })
  }
})
