import assert from "node:assert/strict"
import { spawn, spawnSync } from "node:child_process"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { after, before, test } from "node:test"
import postgres from "postgres"
import { readWords } from "../../server/contact/read-words"
import { startMailProvider, type MailProvider } from "./mail-provider"
import { enquiry, formHeaders, send } from "./post"
import { randomFrom } from "./random"
import { newDatabase, root } from "./test-env"

const deno = join(root, "node_modules", "deno", process.platform === "win32" ? "deno.exe" : "deno")
const functions = ["contact-form", "contact-outbox"] as const

let provider: MailProvider
let env: Record<string, string>
let url: string
let form: Edge

type Edge = { origin: string; stop(): Promise<void> }

// The packages come from node_modules and no lock file is written: nothing is fetched, nothing changes.
const offline = ["--no-lock", "--node-modules-dir=manual"]
const quiet = { PATH: process.env.PATH, DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" }
const entry = (name: string) => join(root, "supabase", "functions", name, "index.ts")

/** Runs an Edge Function under real Deno on a free port. */
const startEdge = (name: (typeof functions)[number]): Promise<Edge> => {
  const child = spawn(deno, ["run", ...offline, "--allow-env", "--allow-net", entry(name)], {
    cwd: root,
    env: { ...quiet, ...env, DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0" },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  let output = ""
  return new Promise((resolve, reject) => {
    const read = (chunk: string) => {
      output += chunk
      const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1]
      if (!port) return
      resolve({
        origin: `http://127.0.0.1:${port}`,
        stop: () => {
          child.kill("SIGKILL")
          return ended
        },
      })
    }
    child.stdout.setEncoding("utf8").on("data", read)
    child.stderr.setEncoding("utf8").on("data", read)
    void ended.then(() => reject(new Error(`Deno ended:\n${output}`)))
  })
}

before(async () => {
  provider = await startMailProvider(randomFrom(1))
  url = await newDatabase()
  env = {
    CONTACT_DATABASE_URL: url,
    CONTACT_WORDS: JSON.stringify(await readWords(root)),
    CONTACT_HASH_SECRET: "a secret that only the tests know",
    CONTACT_OUTBOX_SECRET: "the secret of the outbox",
    CONTACT_RATE_LIMIT: "0",
    CONTACT_CONFIRMATIONS_PER_HOUR: "100000",
    RESEND_API_KEY: "key",
    RESEND_URL: provider.url,
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"local-anon-token"}',
  }
  form = await startEdge("contact-form")
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
  test(`${name} runs the version of postgres that package.json names`, async () => {
    const read = async (...path: string[]) =>
      JSON.parse(await readFile(join(root, ...path), "utf8")) as unknown
    const edge = (await read("supabase", "functions", name, "deno.json")) as { imports: { postgres: string } }
    const node = (await read("package.json")) as { dependencies: { postgres: string } }
    assert.equal(edge.imports.postgres, `npm:postgres@${node.dependencies.postgres}`)
  })
}

test("under Deno an enquiry is stored in PostgreSQL and both mails reach the provider", async () => {
  const body = JSON.stringify(enquiry(1))
  const answer = await send(`${form.origin}/contact-form`, { headers: formHeaders, body })
  assert.equal(answer.status, 200)
  const { id } = JSON.parse(answer.text) as { id: string }
  while (provider.deliveries.size < 2) await new Promise((resolve) => setImmediate(resolve))
  assert.deepEqual([...provider.deliveries.keys()].sort(), [`${id}-confirmation`, `${id}-notice`])
})

test("under Deno a wrong token is answered with a sentence that a browser may read", async () => {
  const headers = { ...formHeaders, authorization: "Bearer wrong", origin: "https://www.example.com" }
  const answer = await send(`${form.origin}/contact-form`, { headers, body: "{}" })
  assert.equal(answer.status, 401)
  assert.equal(answer.headers["access-control-allow-origin"], "https://www.example.com")
  assert.match(answer.text, /"error":"The form is not set up correctly/)
})

test("under Deno the outbox function sends what the form function left behind", async () => {
  provider.down = true
  await send(`${form.origin}/contact-form`, { headers: formHeaders, body: JSON.stringify(enquiry(2)) })
  const sql = postgres(url, { max: 1 })
  const outbox = await startEdge("contact-outbox")
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

test("a secret that is missing is named at the start", () => {
  const started = spawnSync(deno, ["run", ...offline, "--allow-env", entry("contact-form")], {
    cwd: root,
    env: { ...quiet, ...env, RESEND_API_KEY: "" },
  })
  assert.match(
    started.stderr.toString(),
    /Secrets are missing: RESEND_API_KEY\. Set them with: supabase secrets set/,
  )
})
