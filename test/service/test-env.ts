import { cp, mkdtemp, readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import postgres from "postgres"
import { openAdminClient, type ListedEnquiry } from "../../scripts/enquiries/admin-client"
import { migrateDatabase } from "../../server/contact/migrate"

export const root = join(__dirname, "..", "..")

/** Resolves the packages that only these tests need, which the runner installs in `tools/service`. */
export const requireTool = createRequire(join(root, "tools", "service", "package.json"))

const fromRunner = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error("These tests are run by: npm test -- service")
  return value
}

/** True in the quick part, which `npm test` runs: the same faults with fewer repetitions. */
export const quick = process.env.CONTACT_TESTS !== "full"

/**
 * Returns a data directory with an empty, migrated database. It is a copy, because creating a database takes seconds.
 */
export const newDataDir = async (): Promise<string> => {
  const folder = await mkdtemp(join(fromRunner("CONTACT_TEST_FOLDER"), "data-"))
  await cp(fromRunner("CONTACT_TEST_TEMPLATE"), folder, { recursive: true })
  return folder
}

/** Returns a temporary folder, which the runner removes. */
export const newFolder = (): Promise<string> =>
  mkdtemp(join(process.env.CONTACT_TEST_FOLDER ?? tmpdir(), "folder-"))

/** Returns the files of an empty PGlite, because creating one takes seconds. */
export const emptyPglite = async (): Promise<Blob> =>
  new Blob([await readFile(fromRunner("CONTACT_TEST_EMPTY_PGLITE"))])

let count = 0

/** Returns the URL of an empty database on the shared PostgreSQL for its owner, who is not a superuser. */
export const newEmptyDatabase = async (): Promise<string> => {
  const name = `test_${process.pid}_${++count}`
  const sql = postgres(fromRunner("CONTACT_TEST_SUPERUSER"), { max: 1 })
  await sql.unsafe(`create database ${name} owner owner`)
  await sql.end()
  return fromRunner("CONTACT_TEST_OWNER").replace(/[^/]*$/, name)
}

/** Returns the URL of the same database for the service's user, who is only a member of contact_writer. */
export const asService = (url: string): string => url.replace("//owner@", "//service@")

/** Returns the URL of a migrated database on the shared PostgreSQL for its owner. */
export const newDatabase = async (): Promise<string> => {
  const url = await newEmptyDatabase()
  await migrateDatabase(url, root)
  return url
}

/** Settings of a server in a test: no limits on posts, no cap on confirmations. */
export const generous = { CONTACT_RATE_LIMIT: "0", CONTACT_CONFIRMATIONS_PER_HOUR: "100000" }

/** Returns the settings of a server on a PostgreSQL database. */
export const onPostgres = (url: string, dataDir: string) => ({
  ...generous,
  CONTACT_DATA_DIR: dataDir,
  CONTACT_DATABASE_URL: asService(url),
  CONTACT_MAIL: "file",
  CONTACT_HASH_SECRET: "a secret that only the tests know",
})

/** Returns all enquiries in a data directory, whether a server runs on it or not. */
export const storedEnquiries = async (dataDir: string): Promise<ListedEnquiry[]> => {
  const client = await openAdminClient({ database: undefined, dataDir }, root)
  return client.list({}).finally(() => client.close())
}

/** Returns the numbers of enquiries that `enquiry` made. */
export const numbersOf = (rows: readonly { message: string }[]): number[] =>
  rows.map(({ message }) => Number(message.split(" ").at(-1)))
