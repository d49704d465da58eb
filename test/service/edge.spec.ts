import { runEnquiries } from "../../scripts/enquiries/run-enquiries"
import { expect, test as base } from "./fixtures"
import { enquiry, post } from "./post"
import { asService } from "./postgres"
import { startEdge, type EdgeFunction } from "./start-edge"

const test = base.extend<{
  /** Starts an Edge Function. */
  start: (name: EdgeFunction) => ReturnType<typeof startEdge>
}>({
  start: async ({ provider, database }, use) => {
    const [, templates = ""] = /='(.*)'/.exec(await runEnquiries(["mail-templates"], {})) ?? []
    const env = {
      CONTACT_DATABASE_URL: asService(database.url),
      CONTACT_MAIL_TEMPLATES: templates,
      CONTACT_OUTBOX_SECRET: "the secret of the outbox",
      CONTACT_RATE_LIMIT: "0",
      RESEND_API_KEY: "key",
      RESEND_URL: provider.url,
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"local-anon-token"}',
    }
    const started: Awaited<ReturnType<typeof startEdge>>[] = []
    await use(async (name) => {
      const edge = await startEdge(name, env)
      started.push(edge)
      return edge
    })
    for (const edge of started) await edge.stop()
  },
})

test("under Deno an enquiry is stored, and its mails go out", async ({ database, provider, start }) => {
  provider.down = true
  const form = await start("contact-form")
  const { id } = (await post(form.origin, enquiry(1), "/contact-form")).body
  const failed = async () =>
    (await database.rows("select from contact.outbox where last_error is not null")).length
  await expect.poll(failed, { message: "both mails have failed once" }).toBe(2)
  await database.rows("update contact.outbox set next_at = now()")
  provider.down = false
  const outbox = await start("contact-outbox")
  const ask = (secret: string) => {
    const headers = { authorization: `Bearer ${secret}` }
    return fetch(`${outbox.origin}/contact-outbox`, { method: "POST", headers })
  }
  expect((await ask("another secret")).status).toBe(401)
  expect(await (await ask("the secret of the outbox")).json()).toEqual({ sent: 2 })
  expect([...provider.accepted.keys()].sort()).toEqual([`${id}-confirmation`, `${id}-notice`])
})
