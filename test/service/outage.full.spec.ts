import { errorTexts } from "../../supabase/functions/_shared/contact/texts"
import { burst } from "./burst"
import { expect, test } from "./fixtures"
import { enquiry, numbersOf, post } from "./post"
import { onPostgres } from "./start-server"

test("no crash of the database loses an enquiry", async ({ cluster, connect, newFolder, startServer }) => {
  const url = await cluster.createMigratedDatabase()
  const server = await startServer(onPostgres(url, await newFolder()))
  let crashed: Promise<unknown> | undefined
  const first = await burst(server.origin, {
    count: 1500,
    atOnce: 50,
    onAnswer: (answered) => {
      if (answered === 500) crashed = cluster.crash()
    },
  })
  await crashed
  expect(first.broken).toBe(0)
  const down = await post(server.origin, enquiry(5000))
  expect(down.status).toBe(503)
  expect((JSON.parse(down.text) as { error: string }).error).toBe(errorTexts.store_unavailable)

  await cluster.start()
  expect((await post(server.origin, enquiry(5001))).status).toBe(200)
  const second = await burst(server.origin, {
    count: 1500,
    atOnce: 50,
    from: 10_000,
    onAnswer: (answered) => {
      if (answered === 500) crashed = Promise.all([cluster.crash(), server.kill()])
    },
  })
  await crashed

  await cluster.start()
  const stored = numbersOf(await connect(url)<{ message: string }[]>`select message from contact.messages`)
  const acknowledged = [...first.acknowledged, 5001, ...second.acknowledged]
  expect(acknowledged.filter((number) => !stored.includes(number))).toEqual([])
})
