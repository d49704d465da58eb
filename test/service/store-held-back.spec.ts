import assert from "node:assert/strict"
import type { Mail } from "../../supabase/functions/_shared/contact/types"
import { onEachDatabase } from "./on-each-database"
import { test } from "./runner"
import { submission } from "./submission"

const line = "2 held back: have a look with npm run enquiries, and release what is real."

onEachDatabase("what is held back", (on) => {
  const { submit, one } = on

  const start = async (held: number) => {
    await on.database.run("truncate contact.messages cascade; truncate contact.rate")
    for (let count = 0; count < held; count++) await submit({ flag: "trap" })
  }
  /** Stores an enquiry and gives its notice as the outbox has it. */
  const notice = async (changes: Parameters<typeof submission>[0] = {}) => {
    const request = submission(changes)
    await on.database.store.submit(request)
    const row = await one(
      `select mail from contact.outbox where kind = 'notice' and message_id = '${request.id}'`,
    )
    const { text, html } = row.mail as Mail
    return { text, html, plain: request.mails.notice }
  }

  test("the first notice of a day says how many, in both its parts", async () => {
    await start(2)
    const { text, html, plain } = await notice()
    assert.equal(text, `${plain.text}\n${line}\n`)
    assert.equal(html, plain.html.replace("</body>", `<p>${line}</p>\n</body>`))
  })

  test("a day has one such line, the next day another", async () => {
    await start(2)
    await notice()
    assert.doesNotMatch((await notice()).text, /held back/)
    await on.database.run("update contact.rate set started_at = started_at - interval '24 hours'")
    assert.match((await notice()).text, /2 held back/)
  })

  test("of notices that come in at once, one has the line", async () => {
    await start(1)
    const notices = await Promise.all(Array.from({ length: 20 }, () => notice()))
    assert.equal(notices.filter(({ text }) => text.includes("1 held back")).length, 1)
  })

  test("where nothing is held back, a notice is as it was written", async () => {
    await start(0)
    const { text, html, plain } = await notice()
    assert.deepEqual({ text, html }, { text: plain.text, html: plain.html })
  })

  test("what was released or erased no longer counts", async () => {
    await start(1)
    const released = submission({ flag: "trap" })
    const erased = submission({ flag: "trap", email: "erased@example.com" })
    for (const request of [released, erased]) await on.database.store.submit(request)
    await on.database.ask("desk_release", { id: released.id })
    await on.database.ask("desk_erase", { email: "erased@example.com" })
    assert.match((await notice()).text, /\n1 held back/)
  })

  test("an enquiry sent too fast is noticed and does not count, but its notice may have the line", async () => {
    await start(1)
    await notice({ flag: "too_fast" })
    await on.database.run("truncate contact.rate")
    assert.match((await notice({ flag: "too_fast" })).text, /\n1 held back/)
  })

  test("a notice that is held itself does not take the line of the day", async () => {
    await start(1)
    assert.doesNotMatch((await notice({ flag: "trap" })).text, /held back/)
    assert.match((await notice()).text, /\n2 held back/)
  })

  test("a repeated post does not take the line of the day", async () => {
    await start(0)
    const request = submission({ key: crypto.randomUUID() })
    await on.database.store.submit(request)
    await submit({ flag: "trap" })
    await on.database.store.submit(request)
    assert.match((await notice()).text, /\n1 held back/)
  })
})
