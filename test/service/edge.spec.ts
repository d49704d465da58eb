import { spawnSync } from "node:child_process"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { readMailTemplates } from "../../server/contact/mail-templates"
import { expect, test as base } from "./fixtures"
import { enquiry, post } from "./post"
import { asService, root } from "./postgres"
import { deno, entry, functions, offline, quiet, startEdge, type EdgeFunction } from "./start-edge"

type Fixtures = {
  /** URL of the functions' database for its owner. */
  url: string
  /** Starts an Edge Function. */
  start: (name: EdgeFunction) => ReturnType<typeof startEdge>
}

const test = base.extend<Fixtures>({
  url: ({ cluster }, use) => cluster.createMigratedDatabase().then(use),
  start: async ({ provider, url }, use) => {
    const env = {
      CONTACT_DATABASE_URL: asService(url),
      CONTACT_MAIL_TEMPLATES: JSON.stringify(await readMailTemplates(root)),
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

test("both entry points pass Deno's own type check", () => {
  const checked = spawnSync(deno, ["check", ...offline, ...functions.map(entry)], { cwd: root, env: quiet })
  expect(checked.status, checked.stderr.toString()).toBe(0)
})

test("both run the versions of their packages that package.json names", async () => {
  type Packages = Partial<Record<"imports" | "dependencies", Record<string, string>>>
  const read = async (file: string) => JSON.parse(await readFile(join(root, file), "utf8")) as Packages
  const { dependencies = {} } = await read("package.json")
  for (const name of functions) {
    const { imports = {} } = await read(`supabase/functions/${name}/deno.json`)
    for (const [used, version] of Object.entries(imports))
      expect(version).toBe(`npm:${used}@${dependencies[used]}`)
  }
})

test("under Deno an enquiry is stored, and its mails go out", async ({ connect, provider, start, url }) => {
  provider.down = true
  const form = await start("contact-form")
  const { id } = (await post(form.origin, enquiry(1), "/contact-form")).body
  const pool = connect(url)
  const failed = async () =>
    (await pool.query("select from contact.outbox where last_error is not null")).rowCount
  await expect.poll(failed, { message: "both mails have failed once" }).toBe(2)
  await pool.query("update contact.outbox set next_at = now()")
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
