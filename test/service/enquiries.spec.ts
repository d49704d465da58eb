import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { runEnquiries } from "../../scripts/enquiries/run-enquiries"
import { expect, test as base } from "./fixtures"
import { enquiry, post } from "./post"
import { onPostgres } from "./start-server"

const test = base.extend<{
  /** Runs `npm run enquiries` with these arguments on a database with the enquiries 1, 2 and 3, and returns its output. */
  enquiries: (...words: string[]) => Promise<string>
}>({
  enquiries: async ({ database: { url }, folder, startServer }, use) => {
    const server = await startServer(onPostgres(url, folder))
    for (const number of [1, 2, 3]) await post(server.origin, enquiry(number))
    const mails = () => readdir(join(folder, "mail")).catch(() => [])
    await expect.poll(async () => (await mails()).filter((file) => file.endsWith(".json"))).toHaveLength(6)
    await server.end("SIGTERM")
    expect(server.output()).toMatch(/"event":"mail"/)
    expect(server.output(), "words of visitors and addresses").not.toMatch(
      /visitor|example|Forwarding|127\.0/i,
    )
    await use((...words) => runEnquiries(words, { CONTACT_OWNER_URL: url, CONTACT_DATA_DIR: folder }))
  },
})

test("enquiries are listed, shown by their reference, and exported", async ({ enquiries, folder }) => {
  const listed = await enquiries("list")
  expect(listed).toMatch(/Visitor 3 .*visitor3@example\.com .*sent +sent\n(.*\n)*.*Visitor 1/)
  const id = /^(\w{4})(\w{4}) .*Visitor 2/m.exec(listed)
  expect(await enquiries("show", `${id?.[1]}-${id?.[2]}`)).toMatch(/Message number 2\n\nnotice: sent/)
  expect(await enquiries("mails")).toMatch(/notice +sent +3/)
  const file = join(folder, "enquiries.csv")
  await enquiries("list", "--csv", file)
  expect((await readFile(file, "utf8")).trim().split("\r\n")).toHaveLength(4)
})

test("one enquiry, those of an address and those of a period are erased with their mails", async ({
  database,
  folder,
  enquiries,
}) => {
  const [id = ""] = /^\w{8}(?= .*Visitor 3)/m.exec(await enquiries()) ?? []
  await database.rows(
    "update contact.messages set created_at = '2026-06-30 23:30Z' where message = 'Message number 2'",
  )
  await expect(enquiries("delete", id), "without a terminal").rejects.toThrow("Add --yes")
  expect(await enquiries("delete", id, "--yes")).toMatch(/^Erased 1 enquiry/)
  expect(await enquiries("delete", "--email", "VISITOR1@example.com", "--yes")).toMatch(/^Erased 1 enquiry/)
  expect(await enquiries("list")).toContain("Visitor 2")
  // It is half past midnight in London.
  const period = ["--from", "2026-07-01 00:00", "--to", "2026-07-01 01:00"]
  expect(await enquiries("delete", ...period, "--yes")).toMatch(/^Erased 1 enquiry/)
  expect(await enquiries("list")).toBe("No enquiries yet.")
  expect(await readdir(join(folder, "mail"))).toEqual([])
})

test("a server erases at its start what the policy promises, with the files of the mails", async ({
  database,
  folder,
  enquiries,
  startServer,
}) => {
  await database.rows(
    "update contact.messages set created_at = now() - interval '4 years' where message = 'Message number 1'",
  )
  await startServer(onPostgres(database.url, folder))
  await expect.poll(() => readdir(join(folder, "mail"))).toHaveLength(4)
  expect(await enquiries("list")).not.toContain("Visitor 1")
})

test("migrate adds what a database lacks, and keeps what it has", async ({ database }) => {
  const { id } = await database.stored()
  const last = "delete from contact_meta.migrations where name like '%_contact_retention.sql'"
  await database.rows(`drop function contact.purge; ${last}`)
  const migrate = () => runEnquiries(["migrate"], { CONTACT_OWNER_URL: database.url })
  expect(await migrate()).toMatch(/^Applied:\n\w+_contact_retention\.sql$/)
  expect(await migrate()).toBe("The database is up to date.")
  expect(await database.store.purge()).toEqual([])
  expect(await database.admin.list(1, id)).toHaveLength(1)
})
