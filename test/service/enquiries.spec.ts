import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { readdir, readFile, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { gzipSync } from "node:zlib"
import { expect } from "@playwright/test"
import postgres from "postgres"
import { enquiry, post } from "./post"
import { expectRefused, startServer, type TestServer } from "./start-server"
import {
  generous,
  newDatabase,
  newDataDir,
  newEmptyDatabase,
  newFolder,
  onPostgres,
  root,
  storedEnquiries,
} from "./test-env"
import { after, before, test } from "./runner"

/** Runs `npm run enquiries` with these arguments and returns its output. */
const enquiries = (env: Record<string, string>, ...words: string[]) => {
  const args = ["--import", "tsx", join(root, "scripts", "enquiries.ts"), ...words]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    encoding: "utf8",
  })
  return { status, stdout, stderr }
}
const listed = (env: Record<string, string>) =>
  JSON.parse(enquiries(env, "list", "--json").stdout) as unknown[]

let dataDir: string
let env: Record<string, string>
let server: TestServer
before(async () => {
  dataDir = await newDataDir()
  env = { CONTACT_DATA_DIR: dataDir }
  server = await startServer({ ...generous, ...env })
  await post(server.origin, enquiry(1))
  await post(server.origin, { ...enquiry(2), company: "=HYPERLINK(1)" })
  await post(server.origin, { ...enquiry(3), hp_ref: "filled" })
})
after(() => server.stop())

test("while the server runs, the list shows every enquiry", () => {
  const { stdout } = enquiries(env, "list")
  assert.match(stdout, /Visitor 1 .*visitor1@example\.com .*(pending|sending|sent)/)
  assert.match(stdout, /Visitor 3 .*held .*held .*hidden field filled/)
})

test("the CSV export holds every enquiry, in a file marked as UTF-8", async () => {
  const file = join(await newFolder(), "enquiries.csv")
  assert.match(enquiries(env, "list", "--csv", "--output", file).stdout, /^Written to .*: 3 enquiries\.$/m)
  const text = await readFile(file, "utf8")
  assert.equal(text.charCodeAt(0), 0xfeff)
  assert.equal(text.trim().split("\r\n").length, 4)
})

test("a folder without a database is left as it is", async () => {
  const folder = await newFolder()
  assert.match(enquiries({ CONTACT_DATA_DIR: folder }).stderr, /no database in .* yet/)
  assert.deepEqual(await readdir(folder), [])
})

test("the watch on mails of docs/running.md runs with the environment of cron", async () => {
  const guide = await readFile(join(root, "docs", "running.md"), "utf8")
  const command = /^7 \* \* \* \* (.*)$/m.exec(guide)?.[1] ?? ""
  const folder = await newFolder()
  const script = await readFile(join(root, "hosting", "server", "enquiries.sh"), "utf8")
  const here = script
    .replaceAll("/etc/site/", `${folder}/`)
    .replace("/srv/site/current", root)
    .replace("runuser -u site --", "env")
  await writeFile(join(folder, "enquiries"), here, { mode: 0o755 })
  await writeFile(join(folder, "build.env"), "")
  await writeFile(join(folder, "service.env"), "CONTACT_DATA_DIR=/nowhere\n")
  await writeFile(join(folder, "owner.env"), `CONTACT_DATA_DIR='${dataDir}'\n`)
  const cron = { PATH: `${folder}:${dirname(process.execPath)}:/usr/bin:/bin`, HOME: tmpdir() }
  const { stdout, stderr } = spawnSync("sh", ["-c", command], { cwd: "/", env: cron, encoding: "utf8" })
  assert.equal(stderr, "")
  assert.match(stdout, /notice +held +1\n[^]*To look at:/)
})

test("an enquiry that was held goes out once it is released", async () => {
  const held = (await storedEnquiries(dataDir)).find(({ message }) => message === "Message number 3")
  assert.equal(held?.notice, "held")
  assert.match(enquiries(env, "release", held.id.slice(0, 8)).stdout, /^2 mails go out/)
  const notice = async () => (await storedEnquiries(dataDir)).find(({ id }) => id === held.id)?.notice
  await expect.poll(notice, { message: "the notice is sent", timeout: 60_000 }).toBe("sent")
  assert.match(enquiries(env, "show", held.id).stdout, /Message number 3\n\nnotice: sent/)
})

test("deleting an address erases its enquiries and their mail files", async () => {
  const gone = (await storedEnquiries(dataDir)).find(({ message }) => message === "Message number 1")
  assert.ok(gone)
  assert.match(
    enquiries(env, "delete", "--yes", "--email", "VISITOR1@example.com").stdout,
    /^Erased 1 enquiry/,
  )
  assert.ok((await storedEnquiries(dataDir)).every(({ id }) => id !== gone.id))
  assert.deepEqual(
    (await readdir(join(dataDir, "mail"))).filter((file) => file.startsWith(gone.id)),
    [],
  )
})

test("the mails are counted by state", () => {
  const report = JSON.parse(enquiries(env, "mails", "--json").stdout) as { states: { count: number }[] }
  assert.equal(
    report.states.reduce((sum, { count }) => sum + count, 0),
    4,
  )
})

test("a backup of the running server holds what it has acknowledged, and a new folder is restored from it", async () => {
  const folder = await newFolder()
  const file = join(folder, "backup.tgz")
  const posts = await Promise.all([4, 5, 6, 7].map((number) => post(server.origin, enquiry(number))))
  assert.ok(posts.every(({ status }) => status === 200))
  assert.match(enquiries(env, "backup", file).stdout, /^Written to .*: \d+ kB\.$/m)
  assert.equal((await stat(file)).mode & 0o777, 0o600)
  const acknowledged = (await storedEnquiries(dataDir)).map(({ id }) => id)
  const restored = { CONTACT_DATA_DIR: join(folder, "data") }
  assert.match(enquiries(restored, "restore", file).stdout, /Start the server\.$/m)
  const found = await storedEnquiries(restored.CONTACT_DATA_DIR)
  assert.deepEqual(
    found.map(({ id }) => id),
    acknowledged,
  )
  assert.match(enquiries(restored, "restore", file).stderr, /There is a database in .*Move the folder away/)
  const again = await startServer({ ...generous, ...restored })
  assert.equal((await post(again.origin, enquiry(8))).status, 200)
  await again.stop()
})

test("a damaged backup is refused with a sentence, and leaves no database", async () => {
  const folder = await newFolder()
  const backup = join(folder, "backup.tgz")
  enquiries(env, "backup", backup)
  const complete = await readFile(backup)
  const damaged = [complete.subarray(0, 100_000), Buffer.from("text"), gzipSync("text")]
  for (const content of damaged) {
    await writeFile(backup, content)
    const { stderr } = enquiries({ CONTACT_DATA_DIR: join(folder, "data") }, "restore", backup)
    assert.match(stderr, /^.*backup\.tgz is not a complete backup\. Nothing was restored\.\n$/)
    await assert.rejects(stat(join(folder, "data", "database")))
  }
})

test("mails that wait when a backup is made still wait after the restore", async () => {
  const folder = await newFolder()
  const waiting = { ...generous, CONTACT_DATA_DIR: await newDataDir(), SMTP_URL: "smtp://127.0.0.1:1" }
  const unable = await startServer(waiting)
  const { id } = JSON.parse((await post(unable.origin, enquiry(1))).text) as { id: string }
  const file = join(folder, "backup.tgz")
  enquiries(waiting, "backup", file)
  await unable.stop()
  const restored = { CONTACT_DATA_DIR: join(folder, "data") }
  enquiries(restored, "restore", file)
  const rows = await storedEnquiries(restored.CONTACT_DATA_DIR)
  assert.deepEqual(
    rows.map((row) => row.id),
    [id],
  )
  for (const state of [rows[0]?.notice, rows[0]?.confirmation])
    assert.match(String(state), /^(pending|sending)$/)
})

test("without a server the same directory is read directly", async () => {
  await server.stop()
  assert.equal(listed(env).length, 6)
})

test("on PostgreSQL the owner migrates and reads the database, and the service's user may only add to it", async () => {
  const url = await newEmptyDatabase()
  const asOwner = { CONTACT_OWNER_URL: url }
  assert.match(enquiries({}, "list", "--database", url).stderr, /not set up: npm run enquiries -- migrate/)
  assert.match(enquiries(asOwner, "migrate").stdout, /^Applied:\n\d+_contact_roles\.sql/)
  const owner = postgres(url, { max: 1 })
  await owner.unsafe("create role contact_app login in role contact_writer")
  await owner.end()
  const appUrl = url.replace("//owner@", "//contact_app@")
  const folder = await newFolder()
  const hosted = await startServer(onPostgres(appUrl, folder))
  try {
    await post(hosted.origin, enquiry(9))
  } finally {
    await hosted.stop()
  }
  const mails = join(folder, "mail")
  assert.equal((await readdir(mails)).length, 4)
  assert.match(
    enquiries({ CONTACT_DATABASE_URL: appUrl }).stderr,
    /may not read enquiries: set CONTACT_OWNER_URL/,
  )
  const owned = { ...asOwner, CONTACT_DATABASE_URL: appUrl, CONTACT_DATA_DIR: folder }
  assert.equal(listed(owned).length, 1)
  assert.match(enquiries(owned, "delete", "--yes", "--email", "visitor9@example.com").stdout, /^Erased 1/)
  assert.deepEqual(await readdir(mails), [])
})

test("the server refuses a database without the schema", async () => {
  const url = await newEmptyDatabase()
  await expectRefused(onPostgres(url, await newFolder()), /run the migrations first/)
})

test("the server refuses a database user who may read the enquiries, or could after “set role”", async () => {
  const owner = await newDatabase()
  const superuser = owner.replace("//owner@", "//root_of_tests@")
  for (const url of [owner, superuser, `${superuser}?role=root_of_tests`]) {
    const env = { ...onPostgres(owner, await newFolder()), CONTACT_DATABASE_URL: url }
    await expectRefused(env, /may read the enquiries/)
  }
})
