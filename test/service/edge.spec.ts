import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect } from "@playwright/test"
import postgres from "postgres"
import { readMailTemplates } from "../../server/contact/mail-templates"
import { startMailProvider, type MailProvider } from "./mail-provider"
import { enquiry, post } from "./post"
import { after, before, test } from "./runner"
import { deno, entry, functions, offline, quiet, startEdge, type Edge } from "./start-edge"
import { asService, newDatabase, root } from "./test-env"

let provider: MailProvider
let env: Record<string, string>
let url: string
let form: Edge

before(async () => {
  provider = await startMailProvider()
  url = await newDatabase()
  env = {
    CONTACT_DATABASE_URL: asService(url),
    CONTACT_MAIL_TEMPLATES: JSON.stringify(await readMailTemplates(root)),
    CONTACT_HASH_SECRET: "a secret that only the tests know",
    CONTACT_OUTBOX_SECRET: "the secret of the outbox",
    CONTACT_RATE_LIMIT: "0",
    RESEND_API_KEY: "key",
    RESEND_URL: provider.url,
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"local-anon-token"}',
  }
  form = await startEdge("contact-form", env)
})
after(async () => {
  await form.stop()
  await provider.stop()
})

test("both entry points pass Deno's own type check", () => {
  const checked = spawnSync(deno, ["check", ...offline, ...functions.map(entry)], { cwd: root, env: quiet })
  assert.equal(checked.status, 0, checked.stderr.toString())
})

for (const name of functions) {
  test(`${name} runs the versions of its packages that package.json names`, async () => {
    const read = async (...path: string[]) =>
      JSON.parse(await readFile(join(root, ...path), "utf8")) as unknown
    const edge = (await read("supabase", "functions", name, "deno.json")) as {
      imports: Record<string, string>
    }
    const node = (await read("package.json")) as { dependencies: Record<string, string> }
    for (const [name, version] of Object.entries(edge.imports)) {
      assert.equal(version, `npm:${name}@${node.dependencies[name]}`)
    }
  })
}

test("under Deno an enquiry is stored in PostgreSQL and both mails reach the provider", async () => {
  const answer = await post(form.origin, enquiry(1), "/contact-form")
  assert.equal(answer.status, 200)
  const { id } = JSON.parse(answer.text) as { id: string }
  const accepted = () => [...provider.accepted.keys()].sort()
  await expect
    .poll(accepted, { message: "the provider has both mails", timeout: 60_000 })
    .toEqual([`${id}-confirmation`, `${id}-notice`])
})

test("under Deno the outbox function sends what the form function left behind, if it is asked with its secret", async () => {
  provider.down = true
  await post(form.origin, enquiry(2), "/contact-form")
  const sql = postgres(url, { max: 1 })
  const outbox = await startEdge("contact-outbox", env)
  try {
    const failed = async () => (await sql`select 1 from contact.outbox where last_error is not null`).length
    await expect.poll(failed, { message: "both mails have failed once", timeout: 60_000 }).toBe(2)
    await sql`update contact.outbox set next_at = now() where state = 'pending'`
    provider.down = false
    const ask = (secret: string) => {
      const headers = { authorization: `Bearer ${secret}` }
      return fetch(`${outbox.origin}/contact-outbox`, { method: "POST", headers })
    }
    assert.equal((await ask("another secret")).status, 401)
    assert.deepEqual(await (await ask("the secret of the outbox")).json(), { sent: 2 })
  } finally {
    await outbox.stop()
    await sql.end()
  }
})

test("under Deno no enquiry is accepted with a database user who may read them", async () => {
  const unsafe = await startEdge("contact-form", { ...env, CONTACT_DATABASE_URL: url })
  try {
    assert.equal((await post(unsafe.origin, enquiry(3), "/contact-form")).status, 503)
  } finally {
    await unsafe.stop()
  }
})
