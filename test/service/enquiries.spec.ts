import { readdir, readFile, stat, truncate } from "node:fs/promises"
import { join } from "node:path"
import { openAdminClient } from "../../scripts/enquiries/admin-client"
import { runEnquiries } from "../../scripts/enquiries/run-enquiries"
import { expect, test } from "./fixtures"
import { enquiry, post, storedEnquiries, type Answered } from "./post"
import { asService, root } from "./postgres"
import { generous, onPostgres, startInProcess } from "./start-server"

/** Does what `npm run enquiries` does with these arguments, in this process, and returns the output. */
const enquiries = async (env: Record<string, string>, ...words: string[]) =>
  String(await runEnquiries(words, env, root))

/** Settings for the command on a data directory. */
const on = ({ dataDir }: { dataDir: string }) => ({ CONTACT_DATA_DIR: dataDir })

const idOf = ({ text }: Answered) => (JSON.parse(text) as { id: string }).id

const held = { hp_ref: "filled" }

test("while the server runs, every enquiry is listed, exported and counted", async ({ newFolder, site }) => {
  await post(site.origin, enquiry(10))
  await post(site.origin, { ...enquiry(11), ...held })
  const { length } = await storedEnquiries(site.dataDir)
  const listed = await enquiries(on(site), "list")
  expect(listed).toMatch(/Visitor 10 .*visitor10@example\.com .*(pending|sending|sent)/)
  expect(listed).toMatch(/Visitor 11 .*held .*held .*hidden field filled/)

  const file = join(await newFolder(), "enquiries.csv")
  const exported = await enquiries(on(site), "list", "--csv", "--output", file)
  expect(exported).toContain(`: ${length} enquiries.`)
  const text = await readFile(file, "utf8")
  expect(text.charCodeAt(0)).toBe(0xfeff)
  expect(text.trim().split("\r\n")).toHaveLength(1 + length)

  const report = await enquiries(on(site), "mails", "--json")
  const { states } = JSON.parse(report) as { states: { count: number }[] }
  expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(2 * length)
})

test("every enquiry is listed once, also of those of the same moment", async ({ cluster, connect }) => {
  const database = await cluster.createMigratedDatabase()
  await connect(database)`
    insert into contact.messages (id, body_hash, name, email, company, message)
    select gen_random_uuid(), '', 'Ann', 'ann@example.com', 'Acme', '' from generate_series(1, 1001)`
  const client = await openAdminClient({ database, dataDir: "" }, root)
  const ids = (await client.list({})).map(({ id }) => id)
  expect([ids.length, new Set(ids).size]).toEqual([1001, 1001])
  expect(await client.list({ limit: 1000 })).toHaveLength(1000)
  await client.close()
})

test("a folder without a database is left as it is", async ({ newFolder }) => {
  const folder = await newFolder()
  await expect(enquiries(on({ dataDir: folder }))).rejects.toThrow(/no database in .* yet/)
  expect(await readdir(folder)).toEqual([])
})

test("an enquiry that was held goes out once it is released", async ({ site }) => {
  const id = idOf(await post(site.origin, { ...enquiry(13), ...held }))
  const notice = async () => (await storedEnquiries(site.dataDir)).find((row) => row.id === id)?.notice
  expect(await notice()).toBe("held")
  expect(await enquiries(on(site), "release", id.slice(0, 8))).toMatch(/^2 mails go out/)
  await expect.poll(notice, { message: "the notice is sent" }).toBe("sent")
  expect(await enquiries(on(site), "show", id)).toMatch(/Message number 13\n\nnotice: sent/)
})

test("deleting an address or one enquiry erases its mails, and nothing else", async ({ site }) => {
  const ids: string[] = []
  for (const fields of [enquiry(14), enquiry(15), { ...enquiry(15), message: "Another message" }])
    ids.push(idOf(await post(site.origin, fields)))
  const [, one = "", kept] = ids
  const idsOfFiles = async () =>
    (await readdir(join(site.dataDir, "mail")))
      .map((file) => file.slice(0, 36))
      .filter((id) => ids.includes(id))
  // The second enquiry of an address gets no confirmation.
  await expect.poll(idsOfFiles, { message: "the mails are written" }).toHaveLength(10)
  const erased = await enquiries(on(site), "delete", "--yes", "--email", "visitor14@example.com")
  expect(erased).toMatch(/^Erased 1 enquiry/)
  expect(await enquiries(on(site), "delete", "--yes", one)).toMatch(/^Erased the enquiry /)
  const left = (await storedEnquiries(site.dataDir)).filter(({ id }) => ids.includes(id))
  expect(left.map(({ id }) => id)).toEqual([kept])
  expect(await idsOfFiles()).toEqual([kept, kept])
})

test("a running server is backed up, and restored whole", async ({ newDataDir, newFolder, startServer }) => {
  const folder = await newFolder()
  const file = join(folder, "backup.tgz")
  const running = { ...generous, ...on({ dataDir: await newDataDir() }), SMTP_URL: "smtp://127.0.0.1:1" }
  const server = await startServer(running)
  const posts = await Promise.all([1, 2, 3, 4].map((number) => post(server.origin, enquiry(number))))
  expect(posts.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await enquiries(running, "backup", file)).toMatch(/^Written to .*: \d+ kB\.$/)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const dataDir = join(folder, "data")
  expect(await enquiries(on({ dataDir }), "restore", file)).toMatch(/Start the server\.$/)
  const restored = await storedEnquiries(dataDir)
  expect(restored.map(({ id }) => id).sort()).toEqual(posts.map(idOf).sort())
  const states = restored.flatMap(({ notice, confirmation }) => [notice, confirmation])
  expect(states.filter((state) => state !== "pending" && state !== "sending")).toEqual([])
  const repeated = enquiries(on({ dataDir }), "restore", file)
  await expect(repeated).rejects.toThrow(/There is a database in .*Move the folder away/)
})

test("a damaged backup is refused and leaves no database", async ({ newDataDir, newFolder }) => {
  const folder = await newFolder()
  const backup = join(folder, "backup.tgz")
  await enquiries(on({ dataDir: await newDataDir() }), "backup", backup)
  await truncate(backup, 100_000)
  await expect(enquiries(on({ dataDir: join(folder, "data") }), "restore", backup)).rejects.toThrow(
    /^The disk is full, or .*backup\.tgz is not a complete backup\. Nothing was restored\.$/,
  )
  await expect(stat(join(folder, "data", "database"))).rejects.toThrow("ENOENT")
})

test("on PostgreSQL only the owner reads enquiries", async ({ cluster, newFolder, startServer }) => {
  const url = await cluster.createMigratedDatabase()
  const folder = await newFolder()
  const hosted = await startServer(onPostgres(url, folder))
  await post(hosted.origin, enquiry(9))
  await hosted.stop()
  const mails = join(folder, "mail")
  expect(await readdir(mails)).toHaveLength(4)
  const service = { CONTACT_DATABASE_URL: asService(url), CONTACT_DATA_DIR: folder }
  await expect(enquiries(service)).rejects.toThrow("may not read enquiries: set CONTACT_OWNER_URL")
  const owned = { ...service, CONTACT_OWNER_URL: url }
  expect(await enquiries(owned, "list")).toContain("Visitor 9")
  expect(await enquiries(owned, "delete", "--yes", "--email", "visitor9@example.com")).toMatch(/^Erased 1/)
  expect(await readdir(mails)).toEqual([])
})

test("pages work before the migration, posts after it", async ({ cluster, newFolder, startServer }) => {
  // The role of the service exists once another database is migrated.
  await cluster.createMigratedDatabase()
  const url = await cluster.createDatabase()
  const server = await startServer(onPostgres(url, await newFolder()))
  expect((await fetch(server.origin)).status).toBe(200)
  expect((await post(server.origin, enquiry(9))).status).toBe(503)
  const asOwner = { CONTACT_OWNER_URL: url }
  await expect(enquiries(asOwner, "list")).rejects.toThrow("not set up: npm run enquiries -- migrate")
  expect(await enquiries(asOwner, "migrate")).toMatch(/^Applied:\n\d+_contact_roles\.sql/)
  const health = async () => (await fetch(`${server.origin}/healthz`)).status
  expect(await health(), "after an enquiry that was not stored").toBe(503)
  expect((await post(server.origin, enquiry(9))).status).toBe(200)
  expect(await health(), "after one that was").toBe(200)
})

test("the server refuses a database user who can read enquiries", async ({ cluster, newFolder }) => {
  const owner = await cluster.createMigratedDatabase()
  const superuser = owner.replace("//owner@", "//root_of_tests@")
  for (const url of [owner, superuser, `${superuser}?role=root_of_tests`]) {
    const env = { ...onPostgres(owner, await newFolder()), CONTACT_DATABASE_URL: url }
    await expect(startInProcess(env)).rejects.toThrow("may read the enquiries")
  }
})
