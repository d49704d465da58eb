import assert from "node:assert/strict"
import { contactHandler } from "../../supabase/functions/_shared/contact/http/handler"
import { enquiry, fakeDeps, formRequest } from "../server/contact-handler"
import { onEachDatabase } from "./on-each-database"
import { test } from "./runner"
import { submission } from "./submission"

onEachDatabase("the store", (on) => {
  const { submit, one, states } = on

  test("a stored enquiry has exactly its two mails", async () => {
    const request = submission()
    assert.deepEqual(await on.database.store.submit(request), {
      outcome: "stored",
      id: request.id,
      confirmation: true,
    })
    assert.deepEqual(await states(request.id), ["notice pending", "confirmation pending"])
  })

  test("200 posts with one key are one enquiry", async () => {
    const first = submission({ key: "one-key" })
    const results = await Promise.all(
      Array.from({ length: 200 }, () => on.database.store.submit({ ...first, id: crypto.randomUUID() })),
    )
    assert.equal(results.filter(({ outcome }) => outcome === "stored").length, 1)
    assert.equal(new Set(results.map((result) => "id" in result && result.id)).size, 1)
    const counted = await one(`select count(*)::int as mails from contact.outbox o
      join contact.messages m on m.id = o.message_id where m.idempotency_key = 'one-key'`)
    assert.equal(counted.mails, 2)
  })

  test("200 posts with the same content and no key are one enquiry", async () => {
    const bodyHash = "same content"
    const results = await Promise.all(Array.from({ length: 200 }, () => submit({ bodyHash })))
    assert.equal(results.filter(({ outcome }) => outcome === "stored").length, 1)
    const counted = await one(
      `select count(*)::int as messages from contact.messages where body_hash = '${bodyHash}'`,
    )
    assert.equal(counted.messages, 1)
  })

  test("the same content is accepted again after ten minutes", async () => {
    const first = submission()
    await on.database.store.submit(first)
    await on.database.run(
      `update contact.messages set created_at = now() - interval '10 minutes 1 second' where id = '${first.id}'`,
    )
    assert.equal((await submit({ bodyHash: first.bodyHash })).outcome, "stored")
  })

  test("a key with other content is refused", async () => {
    await submit({ key: "reused-key" })
    assert.equal((await submit({ key: "reused-key" })).outcome, "key_reused")
  })

  test("of 50 posts by one client exactly the limit passes, and the rest are told how long to wait", async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, () => submit({ clientHash: "busy", postLimit: 5 })),
    )
    assert.equal(results.filter(({ outcome }) => outcome === "stored").length, 5)
    const waits = results.flatMap((result) => ("retryAfter" in result ? [result.retryAfter] : []))
    assert.equal(waits.length, 45)
    assert.ok(waits.every((seconds) => seconds > 590 && seconds <= 600))
  })

  test("the wait is the rest of the window, and after it posts pass again", async () => {
    const changes = { clientHash: "patient", postLimit: 1 }
    await submit(changes)
    await on.database.run("update contact.rate_limits set started_at = started_at - interval '9 minutes'")
    const refused = await submit(changes)
    assert.ok("retryAfter" in refused && refused.retryAfter <= 60)
    await on.database.run("update contact.rate_limits set started_at = started_at - interval '1 minute'")
    assert.equal((await submit(changes)).outcome, "stored")
  })

  test("many clients cannot use one address more often than one client could", async () => {
    const results = []
    for (let client = 0; client < 4; client++) {
      results.push(await submit({ clientHash: `c${client}`, email: "target@example.com", postLimit: 3 }))
    }
    assert.deepEqual(
      results.map(({ outcome }) => outcome),
      ["stored", "stored", "stored", "limited"],
    )
  })

  test("an address gets one confirmation in a day, but every notice goes out", async () => {
    await submit({ email: "again@example.com" })
    const second = submission({ email: "Again@example.com" })
    await on.database.store.submit(second)
    assert.deepEqual(await states(second.id), ["notice pending", "confirmation suppressed"])
  })

  test("confirmations are capped in all", async () => {
    await on.database.run("delete from contact.rate_limits")
    const requests = [submission(), submission(), submission()].map((request) => ({
      ...request,
      confirmationsPerHour: 2,
    }))
    for (const request of requests) await on.database.store.submit(request)
    assert.deepEqual(await Promise.all(requests.map(async ({ id }) => (await states(id))[1])), [
      "confirmation pending",
      "confirmation pending",
      "confirmation suppressed",
    ])
  })

  /** Posts an enquiry after the other and returns whether each visitor gets a confirmation. */
  const confirmed = async (changes: Parameters<typeof submission>[0][]) => {
    const results = []
    for (const change of changes) results.push(await submit({ postLimit: 5, ...change }))
    return results.map((result) => "confirmation" in result && result.confirmation)
  }

  test("a domain gets five confirmations in a day, and a large mail provider one for each mailbox", async () => {
    await on.database.run("delete from contact.rate_limits")
    const from = (domainHash: string | null, clients: string[]) =>
      confirmed(clients.map((clientHash) => ({ domainHash, clientHash })))
    const clients = ["a", "b", "c", "d", "e", "f", "g"]
    assert.deepEqual(await from("company", clients), [true, true, true, true, true, false, false])
    await on.database.run("delete from contact.rate_limits where bucket like '%client:%'")
    assert.deepEqual(await from(null, clients), [true, true, true, true, true, true, true])
  })

  test("one client causes two confirmations in a day, so that it cannot use up those of all visitors", async () => {
    await on.database.run("delete from contact.rate_limits")
    const clientHash = "flood"
    const flood = Array.from({ length: 5 }, () => ({ clientHash, confirmationsPerHour: 3 }))
    assert.deepEqual(await confirmed(flood), [true, true, false, false, false])
    assert.deepEqual(await confirmed([{ clientHash: "genuine", confirmationsPerHour: 3 }]), [true])
  })

  test("a mailbox whose enquiries were erased gets no confirmation any more", async () => {
    const first = submission({ email: "never@example.com" })
    await on.database.store.submit(first)
    await on.database.ask("admin_erase", { email: "NEVER@example.com" })
    assert.deepEqual(await confirmed([{ email: "never@example.com" }]), [false])
    await on.database.ask("admin_erase", { email: "unknown@example.com", mailboxHash: "from the secret" })
    assert.deepEqual(await confirmed([{ mailboxHash: "from the secret" }]), [false])
  })

  test("a client may repeat a post 60 times in a minute", async () => {
    const request = submission({ key: "repeated", clientHash: "impatient", postLimit: 5 })
    const outcomes = []
    for (let count = 0; count < 61; count++) outcomes.push((await on.database.store.submit(request)).outcome)
    assert.deepEqual(new Set(outcomes.slice(1, 60)), new Set(["replayed"]))
    assert.equal(outcomes.at(-1), "limited")
  })

  test("one key from two clients is one enquiry", async () => {
    const { deps } = fakeDeps({ store: on.database.store })
    const ids = []
    for (const address of ["192.0.2.1", "198.51.100.2"]) {
      const response = await contactHandler(formRequest(enquiry, { "idempotency-key": "two" }), address, deps)
      ids.push(((await response.json()) as { id: string }).id)
    }
    assert.ok(ids[0])
    assert.equal(ids[1], ids[0])
    assert.deepEqual(
      await one("select count(*)::int as count from contact.messages where idempotency_key = 'two'"),
      {
        count: 1,
      },
    )
    const other = formRequest({ ...enquiry, message: "Another" }, { "idempotency-key": "two" })
    assert.equal((await contactHandler(other, null, deps)).status, 409)
  })

  test("the database itself stores no second enquiry with a key", async () => {
    await submit({ key: "unique" })
    const copy = `insert into contact.messages select (jsonb_populate_record(m, '{"id":"${crypto.randomUUID()}"}')).*
      from contact.messages m where idempotency_key = 'unique'`
    await assert.rejects(on.database.run(copy), { code: "23505" })
  })

  test("a confirmation that the cap refuses does not count for its mailbox", async () => {
    await on.database.run("delete from contact.rate_limits")
    await submit({ confirmationsPerHour: 1 })
    const refused = submission({ email: "later@example.com", confirmationsPerHour: 1 })
    const repeated = { ...submission({ email: "later@example.com" }), confirmationsPerHour: 2 }
    for (const request of [refused, repeated]) await on.database.store.submit(request)
    assert.equal((await states(refused.id))[1], "confirmation suppressed")
    assert.equal((await states(repeated.id))[1], "confirmation pending")
  })

  test("the result says whether a confirmation goes out, for the first post and for a repeated one", async () => {
    const confirmed = submission({ key: crypto.randomUUID() })
    const held = submission({ key: crypto.randomUUID(), flag: "too_fast" })
    const suppressed = submission({ key: crypto.randomUUID(), confirmationsPerHour: 0 })
    const answered = []
    for (const request of [confirmed, held, suppressed, confirmed, held, suppressed]) {
      const result = await on.database.store.submit(request)
      answered.push("confirmation" in result && [result.outcome, result.confirmation])
    }
    assert.deepEqual(answered, [
      ["stored", true],
      ["stored", false],
      ["stored", false],
      ["replayed", true],
      ["replayed", false],
      ["replayed", false],
    ])
  })

  test("all visitors together have a limit for a minute, with its own scope", async () => {
    await on.database.run("delete from contact.rate_limits")
    const results = []
    for (let client = 0; client < 21; client++) {
      results.push(await submit({ clientHash: `crowd ${client}`, postLimit: 1 }))
    }
    assert.ok(results.slice(0, 20).every(({ outcome }) => outcome === "stored"))
    const last = results.at(-1)
    assert.ok(last?.outcome === "limited" && last.scope === "everybody" && last.retryAfter <= 60)
    await on.database.run("update contact.rate_limits set started_at = started_at - interval '1 minute'")
    assert.equal((await submit({ clientHash: "crowd 21", postLimit: 1 })).outcome, "stored")
  })

  test("a limit that began while the clock was ahead is over once the clock is set back", async () => {
    const changes = { clientHash: "ahead", postLimit: 1 }
    await submit(changes)
    await on.database.run("update contact.rate_limits set started_at = started_at + interval '3 hours'")
    assert.equal((await submit(changes)).outcome, "stored")
  })

  test("a filled honeypot stores the enquiry and holds both mails", async () => {
    const request = submission({ flag: "honeypot" })
    await on.database.store.submit(request)
    assert.deepEqual(await states(request.id), ["notice held", "confirmation held"])
  })

  test("a post that is too fast gets a notice and no confirmation", async () => {
    const request = submission({ flag: "too_fast" })
    await on.database.store.submit(request)
    assert.deepEqual(await states(request.id), ["notice pending", "confirmation held"])
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
    test(`the database itself refuses the ${field} ${JSON.stringify(value).slice(0, 40)}`, async () => {
      const request = submission({ [field]: value })
      await assert.rejects(on.database.store.submit(request), { code: "23514" })
      assert.deepEqual(await states(request.id), [])
    })
  }
})
