import { runEnquiries } from "../../scripts/enquiries/run-enquiries"
import { expect, test as base } from "./fixtures"
import { enquiry, post } from "./post"
import { asService } from "./postgres"
import { startEdge } from "./start-edge"

const test = base.extend<{
  /** The origins of the two Edge Functions. */
  edge: { form: string; outbox: string }
}>({
  edge: async ({ provider, database }, use) => {
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
    const form = await startEdge("contact-form", env)
    const outbox = await startEdge("contact-outbox", env)
    await use({ form: form.origin, outbox: outbox.origin })
    await form.stop()
    await outbox.stop()
  },
})

test("under Deno an enquiry is stored, and its mails go out", async ({ database, provider, edge }) => {
  provider.state = "down"
  const { id } = (await post(edge.form, enquiry(1), "/contact-form")).body
  const failed = async () =>
    (await database.rows("select from contact.outbox where last_error is not null")).length
  await expect.poll(failed, { message: "both mails have failed once" }).toBe(2)
  await database.rows("update contact.outbox set next_at = now()")
  provider.state = "up"
  const ask = (secret: string) => {
    const headers = { authorization: `Bearer ${secret}` }
    return fetch(`${edge.outbox}/contact-outbox`, { method: "POST", headers })
  }
  expect((await ask("another secret")).status).toBe(401)
  expect(await (await ask("the secret of the outbox")).json()).toEqual({ sent: 2 })
  expect([...provider.accepted].sort()).toEqual([`${id}-confirmation`, `${id}-notice`])
})
