import { spawn } from "node:child_process"
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { readMigrations } from "../server/contact/migrate"
import { openPgliteStore } from "../server/contact/pglite-store"
import { startPostgres } from "../test/service/postgres"
import { installTool } from "./lib/install-tool"

// Runs the tests of the contact service on real databases.
// --quick runs the part that `npm test` runs; other arguments select files by a part of their name.
const main = async (): Promise<number> => {
  installTool("service")
  const quick = process.argv.includes("--quick")
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"))
  const root = join(__dirname, "..")
  const tests = join(root, "test", "service")
  const files = (await readdir(tests))
    .filter((file) => file.endsWith(".spec.ts") && !(quick && file.endsWith(".full.spec.ts")))
    .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
    .sort()
  const folder = await mkdtemp(join(tmpdir(), "contact-tests-"))
  const postgres = await startPostgres()
  try {
    await makeEmptyPglite(join(folder, "empty.tar"))
    await makeTemplate(root, join(folder, "template"))
    // Creates the role that all databases share, so that two tests do not create it at the same time.
    await postgres.createMigratedDatabase()
    return await run(
      [
        "--import=tsx",
        "--test",
        // The quick part uses both cores of a small machine; faults are tested one after the other.
        `--test-concurrency=${quick ? 2 : 1}`,
        `--test-timeout=${(quick ? 5 : 60) * 60_000}`,
        "--test-reporter=spec",
        ...files.map((file) => join(tests, file)),
      ],
      {
        CONTACT_TESTS: quick ? "quick" : "full",
        CONTACT_TEST_FOLDER: folder,
        CONTACT_TEST_TEMPLATE: join(folder, "template"),
        CONTACT_TEST_EMPTY_PGLITE: join(folder, "empty.tar"),
        CONTACT_TEST_SUPERUSER: postgres.superuserUrl,
        CONTACT_TEST_OWNER: postgres.url("postgres"),
      },
    )
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const makeEmptyPglite = async (file: string): Promise<void> => {
  const database = await PGlite.create()
  await writeFile(file, (await database.dumpDataDir("none")).stream())
  await database.close()
}

const makeTemplate = async (root: string, dataDir: string): Promise<void> => {
  await mkdir(dataDir)
  const migrations = await readMigrations(root)
  const onFatal = (reason: Error) => {
    throw reason
  }
  const store = await openPgliteStore({ dataDir: join(dataDir, "database"), migrations, onFatal })
  await store.stop()
}

const run = (args: string[], env: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } })
    // Passes Ctrl+C on and waits, so that the databases are stopped.
    process.once("SIGINT", () => child.kill("SIGINT"))
    process.once("SIGTERM", () => child.kill("SIGTERM"))
    child.once("exit", (code) => resolve(code ?? 1))
  })

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
