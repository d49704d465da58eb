import assert from "node:assert/strict"
import { chmod, readdir, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { contactFormPath } from "../../supabase/functions/_shared/contact/contract"
import { expect } from "@playwright/test"
import { burst } from "./burst"
import { enquiry, post } from "./post"
import { expectRefused, startServer, type TestServer } from "./start-server"
import { generous, newDataDir, numbersOf, storedEnquiries } from "./test-env"
import { after, before, test } from "./runner"

let server: TestServer
let dataDir: string

before(async () => {
  dataDir = await newDataDir()
  await chmod(dataDir, 0o755)
  await chmod(join(dataDir, "database"), 0o755)
  server = await startServer({ ...generous, CONTACT_DATA_DIR: dataDir })
})
after(() => server.stop())

test("a stored enquiry becomes two mails in the data directory", async () => {
  const answer = await post(server.origin, enquiry(2))
  const { id } = JSON.parse(answer.text) as { id: string }
  const names = [`${id}-confirmation.eml`, `${id}-confirmation.json`, `${id}-notice.eml`, `${id}-notice.json`]
  const found = async () => {
    const files = await readdir(join(dataDir, "mail")).catch(() => [])
    return files.filter((file) => file.startsWith(id) && !file.endsWith(".part")).sort()
  }
  await expect.poll(found, { message: "both mails are written", timeout: 60_000 }).toEqual(names)
})

test("the health check reveals nothing about what is stored", async () => {
  const answer = await fetch(`${server.origin}/healthz`)
  assert.equal(answer.status, 200)
  assert.equal(await answer.text(), '{"ok":true}')
})

test("other users of the machine may not open the database folder, even in a data directory that is open to all", async () => {
  assert.equal((await stat(join(dataDir, "database"))).mode & 0o777, 0o700)
})

test("a database that is damaged is refused with a sentence about what to do", async () => {
  const folder = await newDataDir()
  await writeFile(join(folder, "database", "global", "pg_control"), "")
  await expectRefused(
    { ...generous, CONTACT_DATA_DIR: folder },
    /The database in .* cannot be opened: .* damaged\. .*restore a backup/,
  )
})

test("a second server on the data directory is refused with the id of the process that has it", async () => {
  await expectRefused(
    { ...generous, CONTACT_DATA_DIR: dataDir },
    /is in use by the process [1-9]\d*\. Stop it first/,
  )
})

test("no line of the log holds what a visitor typed, or an address", async () => {
  await post(server.origin, enquiry(4))
  await post(server.origin, { ...enquiry(5), email: "not-an-address@" })
  assert.doesNotMatch(server.output(), /visitor|example|Trading|127\.0\.0\.1|not-an-address/i)
  assert.match(server.output(), /"event":"contact_form"/)
})

test("a proxy that writes the address of its visitors without being trusted is logged once", async () => {
  for (const address of ["203.0.113.1", "203.0.113.2"])
    await fetch(`${server.origin}${contactFormPath}`, {
      method: "POST",
      headers: { "X-Forwarded-For": address },
    })
  assert.equal(server.output().match(/"event":"proxy_not_trusted"/g)?.length, 1)
})

test("after SIGTERM under load the server responds to the requests in progress, loses nothing and exits with 0", async () => {
  const folder = await newDataDir()
  const busy = await startServer({ ...generous, CONTACT_DATA_DIR: folder })
  let stopped: Promise<number> | undefined
  const result = await burst(busy.origin, {
    count: 400,
    atOnce: 50,
    onAnswer: (answered) => {
      if (answered === 150) stopped = busy.stop()
    },
  })
  assert.equal(await stopped, 0)
  const stored = numbersOf(await storedEnquiries(folder))
  assert.ok(result.acknowledged.length >= 150)
  assert.deepEqual(
    result.acknowledged.filter((number) => !stored.includes(number)),
    [],
  )
})
