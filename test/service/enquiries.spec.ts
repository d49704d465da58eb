import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { runEnquiries } from "../../scripts/enquiries/run-enquiries"
import { expect, test as base } from "./fixtures"
import { enquiry, post } from "./post"
import { asService } from "./postgres"
import { onPostgres } from "./start-server"

const test = base.extend<{
  /** Runs `npm run enquiries` with these arguments on a database with the enquiries 1, 2 and 3, and returns its output. */
  enquiries: (...words: string[]) => Promise<string>
  /** The data directory, with the mails of the enquiries. */
  dataDir: string
  url: string
}>({
  url: ({ cluster }, use) => cluster.createMigratedDatabase().then(use),
  dataDir: ({ newFolder }, use) => newFolder().then(use),
  enquiries: async ({ url, dataDir, startServer }, use) => {
    const server = await startServer(onPostgres(url, dataDir))
    for (const number of [1, 2, 3]) expect((await post(server.origin, enquiry(number))).status).toBe(200)
    const mails = () => readdir(join(dataDir, "mail")).catch(() => [])
    await expect.poll(async () => (await mails()).filter((file) => file.endsWith(".json"))).toHaveLength(6)
    await server.end("SIGTERM")
    expect(server.output()).toMatch(/"event":"mail"/)
    expect(server.output(), "words of visitors and addresses").not.toMatch(
      /visitor|example|Forwarding|127\.0/i,
    )
    await use((...words) => runEnquiries(words, { CONTACT_OWNER_URL: url, CONTACT_DATA_DIR: dataDir }))
  },
})

test("enquiries are listed, shown by their reference, and exported", async ({ enquiries, newFolder }) => {
  const listed = await enquiries("list")
  expect(listed).toMatch(/Visitor 3 .*visitor3@example\.com .*sent +sent\n(.*\n)*.*Visitor 1/)
  const id = /^(\w{4})(\w{4}) .*Visitor 2/m.exec(listed)
  expect(await enquiries("show", `${id?.[1]}-${id?.[2]}`)).toMatch(/Message number 2\n\nnotice: sent/)
  const file = join(await newFolder(), "enquiries.csv")
  expect(await enquiries("list", "--csv", file)).toContain(": 3.")
  const text = await readFile(file, "utf8")
  expect(text.charCodeAt(0)).toBe(0xfeff)
  expect(text.trim().split("\r\n")).toHaveLength(4)
  expect(await enquiries("mails")).toMatch(/notice +sent +3/)
})

test("one enquiry, those of an address and those of a period are erased with their mails", async ({
  connect,
  dataDir,
  enquiries,
  url,
}) => {
  const [id = ""] = /^\w{8}(?= .*Visitor 3)/m.exec(await enquiries()) ?? []
  await connect(url).query(
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
  expect(await readdir(join(dataDir, "mail"))).toEqual([])
})

test("a command that is unknown or incomplete ends with the help text", async () => {
  for (const words of [["remove"], ["delete"], ["delete", "a", "--email", "b"], ["release"], ["list", "--x"]])
    await expect(runEnquiries(words, {})).rejects.toThrow("npm run enquiries -- <command>")
})

test("a folder without a database is left as it is, and only the owner reads a PostgreSQL", async ({
  newFolder,
  url,
}) => {
  const folder = await newFolder()
  await expect(runEnquiries([], { CONTACT_DATA_DIR: folder })).rejects.toThrow("no database in")
  expect(await readdir(folder)).toEqual([])
  const service = { CONTACT_DATABASE_URL: asService(url) }
  await expect(runEnquiries([], service)).rejects.toThrow("may not read enquiries: set CONTACT_OWNER_URL")
})

test("a server erases at its start what the policy promises, with the files of the mails", async ({
  connect,
  dataDir,
  enquiries,
  startServer,
  url,
}) => {
  await connect(url).query(
    "update contact.messages set created_at = now() - interval '4 years' where message = 'Message number 1'",
  )
  await startServer(onPostgres(url, dataDir))
  await expect.poll(() => readdir(join(dataDir, "mail"))).toHaveLength(4)
  expect(await enquiries("list")).not.toContain("Visitor 1")
})
