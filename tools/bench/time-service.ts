import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import postgres from "postgres"
import { enquiry, post } from "../../test/service/post"
import { startPostgres } from "../../test/service/postgres"
import { onPostgres, startServer } from "../../test/service/start-server"

/** Repeats an action for five seconds with ten clients. Returns how often it ended in a second. */
const rateOf = async (act: (number: number) => Promise<unknown>): Promise<number> => {
  const begin = performance.now()
  let [started, ended] = [0, 0]
  const client = async () => {
    for (; performance.now() - begin < 5000; ended += 1) await act((started += 1))
  }
  await Promise.all(Array.from({ length: 10 }, client))
  return (ended * 1000) / (performance.now() - begin)
}

/** Compares acknowledged posts on PostgreSQL with plain inserts of one short text in the same run. */
export const timeService = async () => {
  const folder = await mkdtemp(join(tmpdir(), "bench-"))
  const server = await startPostgres()
  const url = await server.createMigratedDatabase()
  const sql = postgres(url, { max: 4 })
  const service = await startServer(await mkdtemp(join(folder, "site-")), onPostgres(url, folder))
  await sql`create table plain (id uuid primary key default gen_random_uuid(), message text not null)`
  const inserts = await rateOf((number) => sql`insert into plain (message) values (${`Message ${number}`})`)
  const posts = await rateOf(async (number) => {
    const { status } = await post(service.origin, enquiry(number))
    if (status !== 200) throw new Error(`A post got ${status}.`)
  })
  await Promise.all([service.stop(), sql.end(), server.stop()])
  await rm(folder, { recursive: true })
  return [{ "inserts per second": inserts, "posts per second": posts, ratio: posts / inserts }]
}
