import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import postgres from "postgres"
import { edgeEnv } from "./edge-env"
import { startMailProvider, type MailProvider } from "./mail-provider"
import { enquiry, formHeaders, send } from "./post"
import { randomFrom } from "./random"
import { after, before, test } from "./runner"
import { deno, entry, functions, offline, quiet, startEdge, type Edge } from "./start-edge"
import { newDatabase, root } from "./test-env"

let provider: MailProvider
let env: Record<string, string>
let url: string
let form: Edge | undefined

before(async () => {
  provider = await startMailProvider(randomFrom(1))
  url = await newDatabase()
  env = await edgeEnv(url, provider.url)
  form = await startEdge("contact-form", env)
})
after(async () => {
  await form?.stop()
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
  const body = JSON.stringify(enquiry(1))
  const answer = await send(`${form?.origin}/contact-form`, { headers: formHeaders, body })
  assert.equal(answer.status, 200)
  const { id } = JSON.parse(answer.text) as { id: string }
  while (provider.deliveries.size < 2) await new Promise((resolve) => setImmediate(resolve))
  assert.deepEqual([...provider.deliveries.keys()].sort(), [`${id}-confirmation`, `${id}-notice`])
})

test("under Deno a wrong token gets a sentence that the browser may read", async () => {
  const headers = { ...formHeaders, authorization: "Bearer wrong", origin: "https://www.example.com" }
  const answer = await send(`${form?.origin}/contact-form`, { headers, body: "{}" })
  assert.equal(answer.status, 401)
  assert.equal(answer.headers["access-control-allow-origin"], "https://www.example.com")
  assert.match(answer.text, /"error":"The form is not set up correctly/)
})

test("under Deno the outbox function sends what the form function left behind", async () => {
  provider.down = true
  await send(`${form?.origin}/contact-form`, { headers: formHeaders, body: JSON.stringify(enquiry(2)) })
  const sql = postgres(url, { max: 1 })
  const outbox = await startEdge("contact-outbox", env)
  try {
    const failed = () => sql`select 1 from contact.outbox where last_error is not null`
    while ((await failed()).length < 2) await new Promise((resolve) => setImmediate(resolve))
    await sql`update contact.outbox set next_at = now() where state = 'pending'`
    provider.down = false
    const headers = { authorization: "Bearer the secret of the outbox" }
    const answer = await send(`${outbox.origin}/contact-outbox`, { headers })
    assert.deepEqual([answer.status, answer.text], [200, '{"sent":2}'])
  } finally {
    await outbox.stop()
    await sql.end()
  }
})

test("under Deno no enquiry is accepted with a database user who may read them", async () => {
  const unsafe = await startEdge("contact-form", { ...env, CONTACT_DATABASE_URL: url })
  try {
    const body = JSON.stringify(enquiry(3))
    const answer = await send(`${unsafe.origin}/contact-form`, { headers: formHeaders, body })
    assert.equal(answer.status, 503)
  } finally {
    await unsafe.stop()
  }
})

test("a secret that is missing is named at the start", () => {
  const started = spawnSync(deno, ["run", ...offline, "--allow-env", entry("contact-form")], {
    cwd: root,
    env: { ...quiet, ...env, RESEND_API_KEY: "" },
  })
  assert.match(
    started.stderr.toString(),
    /Set these with supabase secrets set NAME=value:\n +RESEND_API_KEY is missing/,
  )
})
