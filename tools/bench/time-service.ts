import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { enquiry, post } from "../../test/service/post"
import { startPostgres } from "../../test/service/postgres"
import { onPostgres, prepareSite, startServer } from "../../test/service/start-server"

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
  await prepareSite()
  const folder = await mkdtemp(join(tmpdir(), "bench-"))
  const server = await startPostgres()
  const url = await server.createMigratedDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  const service = await startServer(onPostgres(url, folder))
  await pool.query("create table plain (message text not null)")
  const inserts = await rateOf((number) => pool.query("insert into plain values ($1)", [`Message ${number}`]))
  const posts = await rateOf(async (number) => {
    const { status } = await post(service.origin, enquiry(number))
    if (status !== 200) throw new Error(`A post got ${status}.`)
  })
  await Promise.all([service.end("SIGTERM"), pool.end()])
  await server.stop()
  await rm(folder, { recursive: true })
  return [{ "inserts per second": inserts, "posts per second": posts, ratio: posts / inserts }]
}
