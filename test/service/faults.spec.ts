import type pg from "pg"
import { adminQueries, openAsOwner } from "../../scripts/enquiries/admin-queries"
import { openEmbedded } from "../../server/contact/embedded-database"
import { postgresStore } from "../../supabase/functions/_shared/contact/store/postgres-store"
import { expect, test } from "./fixtures"
import { burst, numbersOf, post, enquiry } from "./post"
import { asService } from "./postgres"
import { generous, onPostgres } from "./start-server"
import { submission } from "./submission"

const rowsOf = async (pool: pg.Pool) =>
  (await pool.query<{ message: string }>("select message from contact.messages")).rows

/** Asserts that the enquiries that got a 200 are stored, and none twice. */
const expectStored = (acknowledged: number[], rows: { message: string }[]) => {
  const stored = numbersOf(rows)
  expect(acknowledged).not.toEqual([])
  expect(acknowledged.filter((number) => !stored.includes(number))).toEqual([])
  expect(new Set(stored).size).toBe(stored.length)
}

test("an embedded server that is killed in bursts, and then stopped in one, keeps all it acknowledged", async ({
  full,
  newFolder,
  startServer,
}) => {
  const dataDir = await newFolder()
  const env = { ...generous, CONTACT_DATA_DIR: dataDir }
  const acknowledged: number[] = []
  const signals: NodeJS.Signals[] = [...Array<NodeJS.Signals>(full ? 10 : 1).fill("SIGKILL"), "SIGTERM"]
  for (const [run, signal] of signals.entries()) {
    const server = await startServer(env)
    await expect(startServer(env), "a second server on the folder").rejects.toThrow(
      "in use by another process",
    )
    let ended: Promise<number | null> | undefined
    const onAnswer = (answered: number) => {
      // At a different moment in each run.
      if (answered === 100 + run * 90) ended = server.end(signal)
    }
    acknowledged.push(
      ...(await burst(server.origin, { count: 1500, atOnce: 50, from: run * 10_000, onAnswer })),
    )
    expect(await ended).toBe(signal === "SIGTERM" ? 0 : null)
  }
  const { query, close } = await openAsOwner(undefined, dataDir)
  expectStored(acknowledged, await adminQueries(query).list())
  await close()
})

test("on PostgreSQL no crash of the database or of the server loses an enquiry", async ({
  full,
  cluster,
  connect,
  newFolder,
  startServer,
}) => {
  const url = await cluster.createMigratedDatabase()
  const acknowledged: number[] = []
  for (let run = 0; run < (full ? 10 : 1); run++) {
    const server = await startServer(onPostgres(url, await newFolder()))
    let restarted: Promise<void> | undefined
    let killed: Promise<unknown> | undefined
    const onAnswer = (answered: number) => {
      if (answered === 200) restarted = cluster.crash().then(() => cluster.start())
      if (answered === 1200 + run * 20) killed = server.end("SIGKILL")
    }
    acknowledged.push(
      ...(await burst(server.origin, { count: 1500, atOnce: 50, from: run * 10_000, onAnswer })),
    )
    await Promise.all([restarted, killed])
  }
  expectStored(acknowledged, await rowsOf(connect(url)))
})

test("pages work while the database is away or not set up, and posts get a 503", async ({
  cluster,
  newFolder,
  startServer,
}) => {
  const url = await cluster.createDatabase()
  const { origin } = await startServer(onPostgres(url, await newFolder()))
  expect((await fetch(origin)).status).toBe(200)
  expect((await post(origin, enquiry(1))).status).toBe(503)
  expect((await fetch(`${origin}/healthz`)).status).toBe(503)
})

test("a user who may read enquiries is refused, and so is a table that lacks a field", async ({
  cluster,
  connect,
}) => {
  const url = await cluster.createMigratedDatabase()
  const refusal = async (user: string) => {
    const store = postgresStore(user, 1)
    const message = await store.submit(submission()).then(() => "", String)
    await store.stop()
    return message
  }
  expect(await refusal(url)).toContain("may read the enquiries")
  expect(await refusal(asService(url))).toBe("")
  await connect(url).query("alter table contact.messages rename column company to firm")
  expect(await refusal(asService(url))).toContain("older version")
})

test("an embedded database that lacks a field is refused", async ({ newFolder, startServer }) => {
  const dataDir = await newFolder()
  const { query, close } = await openEmbedded(dataDir)
  await query("alter table contact.messages rename column company to firm")
  await close()
  await expect(startServer({ ...generous, CONTACT_DATA_DIR: dataDir })).rejects.toThrow("older version")
})
