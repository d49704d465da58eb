import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import pg from "pg"
import { startPostgres } from "../../test/service/postgres"
import { enquiry, post } from "../../test/service/post"
import { generous, onPostgres, prepareSite, startServer } from "../../test/service/start-server"
import { markdownTable } from "./tables"

const clientCounts = [1, 10, 50]

// In milliseconds, for each cell of the table.
const duration = 5000

type Rate = { perSecond: number; p50: number; p99: number }

/** Runs an action again and again, with so many at once, and returns how many ended in a second and how long they took. */
const measure = async (clients: number, act: (number: number) => Promise<unknown>): Promise<Rate> => {
  const times: number[] = []
  let count = 0
  const begin = performance.now()
  const client = async () => {
    while (performance.now() - begin < duration) {
      const start = performance.now()
      await act(count++)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const perSecond = (times.length * 1000) / (performance.now() - begin)
  times.sort((one, other) => one - other)
  const quantile = (part: number) => times[Math.ceil(times.length * part) - 1] ?? Number.NaN
  return { perSecond, p50: quantile(0.5), p99: quantile(0.99) }
}

const postEnquiry = async (origin: string, number: number): Promise<void> => {
  const { status } = await post(origin, enquiry(number))
  if (status !== 200) throw new Error(`A post got ${status}.`)
}

const table = "create table plain (id uuid primary key default gen_random_uuid(), message text not null)"
const insert = "insert into plain (message) values ($1)"

type Database = {
  insert: (number: number) => Promise<unknown>
  env: Record<string, string>
  close: () => Promise<unknown>
}

const openPostgres = async (dataDir: string): Promise<Database> => {
  const server = await startPostgres()
  const url = await server.createMigratedDatabase()
  // The same driver with the same settings as the service.
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  await pool.query(table)
  return {
    insert: (number) => pool.query(insert, [`Message number ${number}`]),
    env: onPostgres(url, dataDir),
    close: async () => {
      await pool.end()
      await server.stop()
    },
  }
}

const openPglite = async (dataDir: string): Promise<Database> => {
  const database = await PGlite.create(join(dataDir, "plain"))
  await database.exec(table)
  return {
    insert: (number) => database.query(insert, [`Message number ${number}`]),
    env: { ...generous, CONTACT_DATA_DIR: dataDir },
    close: () => database.close(),
  }
}

const measureOn = async (name: string, open: (dataDir: string) => Promise<Database>) => {
  const folder = await mkdtemp(join(tmpdir(), "bench-"))
  const database = await open(folder)
  const server = await startServer(database.env)
  const rows = []
  // Compiles and caches everything once.
  await measure(10, (number) => postEnquiry(server.origin, number))
  let first = 1_000_000
  for (const clients of clientCounts) {
    const plain = await measure(clients, database.insert)
    const posts = await measure(clients, (number) => postEnquiry(server.origin, first + number))
    first += 1_000_000
    const cells = ({ perSecond, p50, p99 }: Rate) => [
      Math.round(perSecond),
      `${p50.toFixed(1)} ms`,
      `${p99.toFixed(0)} ms`,
    ]
    rows.push([
      `${name}, ${clients}`,
      ...cells(plain),
      ...cells(posts),
      (posts.perSecond / plain.perSecond).toFixed(2),
    ])
  }
  await server.end("SIGTERM")
  await database.close()
  await rm(folder, { recursive: true })
  return rows
}

/** Measures posts to the contact service beside plain inserts through the same driver. Returns the table. */
export const timeService = async (): Promise<string> => {
  await prepareSite()
  return markdownTable(
    ["database, clients", "inserts per second", "p50", "p99", "posts per second", "p50", "p99", "ratio"],
    [...(await measureOn("PostgreSQL", openPostgres)), ...(await measureOn("PGlite", openPglite))],
  )
}
