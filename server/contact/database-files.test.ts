import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { temporaryFolder } from "../../test/temporary-folder"
import { watchDatabaseFiles } from "./database-files"

const root = temporaryFolder()
const database = () => path.join(root(), "data", "database")

beforeEach(async () => {
  for (const part of ["base", "global", "pg_wal"])
    await mkdir(path.join(database(), part), { recursive: true })
  await writeFile(path.join(database(), "PG_VERSION"), "17\n")
})

const keptAfter = async (change: () => Promise<void>) => {
  const files = await watchDatabaseFiles(database())
  await change()
  const areKept = await files.areKept()
  await files.release()
  return areKept
}

test("a database whose folder is left alone is kept, also while it writes", async () => {
  expect(await keptAfter(() => writeFile(path.join(database(), "base", "1"), "row"))).toBe(true)
})

test.each<[string, () => Promise<void>]>([
  ["the data folder is moved away", () => rename(path.dirname(database()), path.join(root(), "moved"))],
  ["only the tables are removed", () => rm(path.join(database(), "base"), { recursive: true })],
  ["only the file with the version is removed", () => rm(path.join(database(), "PG_VERSION"))],
  [
    "a new folder is in place of the tables",
    async () => {
      await rm(path.join(database(), "base"), { recursive: true })
      await mkdir(path.join(database(), "base"))
    },
  ],
])("a database is not kept once %s", async (_what, change) => {
  expect(await keptAfter(change)).toBe(false)
})
