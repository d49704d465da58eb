import { migrate, readMigrations } from "./migrate"

/** SHA-256 of each migration. Add a line for a new one; a line that exists must never change. */
const published: Record<string, string> = {
  "20260901090000_contact_roles.sql": "e9e72e27dee40757ce46f06e66daf6cd4d88a0cdb8743ef3d77878c5f644e2e2",
  "20260901090100_contact_tables.sql": "4558a6095461836ab1e19f5705bc237ab7b6c1d50de92dabf246da93b3a031e5",
  "20260901090200_contact_submit.sql": "a91e49a47ec61f42ea166ec5a972ffa0b1dfa0de55b47b44dc101e677e8bbb4a",
  "20260901090300_contact_outbox.sql": "d0f5ea39a94f29284689ef76e47f9c2a4ba8bfd73a517b028607a8cf4a4b32c4",
  "20260901090350_contact_retention.sql": "9ffea93b0a023303ac15e2509f444864d31ce547d5aed51e11a4f640be5dc164",
  "20260901090400_contact_admin.sql": "5d6a09ac988874982e24a7a11df5f6f2432cc7051e9d079f7e5b883632d43a8c",
  "20260901090500_contact_schedule.sql": "d0b8294f3b8664fdb5a4abdc2217525157e4e0ca7cf3a27ccaae4e26e9e85a71",
  "20260901090600_contact_health.sql": "ba31cb40bee0f6a7671421cadaed2187a749e713a5b375ad00c1e47a0f016ae1",
  "20261125090000_contact_mail_health.sql":
    "78485a695518cd48506b839dbf1692d75fe51859a8a9ae2c55248f42611fe25c",
  "20261125090100_contact_confirmations.sql":
    "0d7c4d25e29a66719009cd591f87252c499a663463be43c2a13170fe300b72d8",
  "20261125090200_contact_limits_and_paths.sql":
    "de103ce9103b577b74f494f4e4b3d2f3979d32531d9933006a15567e46129a0e",
  "20261126090000_contact_purge_and_erase.sql":
    "c8a2d30fd57bea2c4971dec59e454473c5affb9784239ae4071434fca7fc1c5f",
  "20261126120000_contact_delete.sql": "ad9e901a889786da077d07ad99122e8a66758980b60942803213945f9e31a7e2",
}

test("published migrations are as they were: a database that has one does not open with a changed one", async () => {
  const migrations = await readMigrations(process.cwd())
  expect(Object.fromEntries(migrations.map(({ name, hash }) => [name, hash]))).toEqual(published)
})

test("a database of another version is refused with a sentence for its owner, unchanged", async () => {
  const rows = () => Promise.resolve([{ name: "1_tables.sql", hash: "old" }])
  const run = jest.fn().mockResolvedValue(undefined)
  const changed = [{ name: "1_tables.sql", hash: "new", sql: "drop schema contact" }]
  await expect(migrate({ run, rows }, changed)).rejects.toThrow(
    /made by another version of the site.*Run the version/,
  )
  expect(run).not.toHaveBeenCalledWith(expect.stringContaining("drop schema"))
})

test.each([
  ["23514", /^2_check.sql cannot be applied to this database.*too long.*Run the version/],
  ["53100", /^too long$/],
])("a migration that the data do not allow is told from a full disk: %s", async (code, message) => {
  const failure = Object.assign(new Error("too long"), { code })
  const run = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValue(failure)
  const rows = () => Promise.resolve([])
  const added = [{ name: "2_check.sql", hash: "a", sql: "alter table t add check (a < 3)" }]
  await expect(migrate({ run, rows }, added)).rejects.toThrow(message)
})
