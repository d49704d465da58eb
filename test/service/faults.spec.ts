import { adminQueries, openAsOwner } from "../../scripts/enquiries/admin-queries"
import { postgresStore } from "../../supabase/functions/_shared/contact/store/postgres-store"
import { expect, test } from "./fixtures"
import { burst, enquiry, post } from "./post"
import { asService } from "./postgres"
import { generous, onPostgres } from "./start-server"
import { submission } from "./submission"

/** Asserts that the enquiries that got a 200 are stored, and none twice. */
const expectStored = (acknowledged: number[], rows: { message: string }[]) => {
  const stored = rows.map(({ message }) => Number(message.split(" ").at(-1)))
  expect(acknowledged).not.toEqual([])
  expect(acknowledged.filter((number) => !stored.includes(number))).toEqual([])
  expect(new Set(stored).size).toBe(stored.length)
}

test("an embedded server that is killed in bursts, and then stopped in one, keeps all it acknowledged", async ({
  full,
  folder,
  startServer,
}) => {
  const env = { ...generous, CONTACT_DATA_DIR: folder }
  const acknowledged: number[] = []
  const signals: NodeJS.Signals[] = [...Array<NodeJS.Signals>(full ? 10 : 1).fill("SIGKILL"), "SIGTERM"]
  for (const [run, signal] of signals.entries()) {
    const server = await startServer(env)
    await expect(startServer(env), "a second server on the folder").rejects.toThrow(
      "in use by another process",
    )
    let ended: Promise<number | null> | undefined
    const onAnswer = (answered: number, status: number | undefined) => {
      expect([200, undefined], "a connection breaks or gets a 200").toContain(status)
      // At a different moment in each run.
      if (answered === 100 + run * 90) ended = server.end(signal)
    }
    acknowledged.push(
      ...(await burst(server.origin, { count: 1500, atOnce: 50, from: run * 10_000, onAnswer })),
    )
    expect(await ended).toBe(signal === "SIGTERM" ? 0 : null)
  }
  const { database, close } = await openAsOwner(undefined, folder)
  const rows = await adminQueries(database).list()
  expectStored(acknowledged, rows)
  expect(rows.some(({ notice }) => notice === "sent")).toBe(true)
  await close()
})

test("on PostgreSQL no crash of the database or of the server loses an enquiry", async ({
  full,
  cluster,
  database,
  folder,
  startServer,
}) => {
  const acknowledged: number[] = []
  for (let run = 0; run < (full ? 10 : 1); run++) {
    const server = await startServer(onPostgres(database.url, folder))
    const faults: Promise<unknown>[] = []
    const onAnswer = (answered: number) => {
      if (answered === 200) faults.push(cluster.crash().then(() => cluster.start()))
      if (answered === 1200 + run * 20) faults.push(server.end("SIGKILL"))
    }
    acknowledged.push(
      ...(await burst(server.origin, { count: 1500, atOnce: 50, from: run * 10_000, onAnswer })),
    )
    await Promise.all(faults)
  }
  expectStored(acknowledged, await database.admin.list())
})

test("pages work while the database is away or not set up, and posts get a 503", async ({
  cluster,
  folder,
  startServer,
}) => {
  const url = await cluster.createDatabase()
  const { origin } = await startServer(onPostgres(url, folder))
  expect((await fetch(origin)).status).toBe(200)
  expect((await post(origin, enquiry(1))).status).toBe(503)
  expect((await fetch(`${origin}/healthz`)).status).toBe(503)
})

test("a user who may read enquiries is refused, and so is a table that lacks a field", async ({
  database,
}) => {
  const refusal = async (user: string) => {
    const store = postgresStore(user, 1)
    const message = await store.submit(submission()).then(() => "", String)
    await store.stop()
    return message
  }
  expect(await refusal(database.url)).toContain("may read the enquiries")
  expect(await refusal(asService(database.url))).toBe("")
  await database.rows("alter table contact.messages rename column company to firm")
  expect(await refusal(asService(database.url))).toContain("older version")
})
