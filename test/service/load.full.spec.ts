import assert from "node:assert/strict"
import { burst, percentile } from "./burst"
import { edgeEnv } from "./edge-env"
import { figure } from "./figures"
import { startMailProvider } from "./mail-provider"
import { formPath } from "./post"
import { randomFrom } from "./random"
import { test } from "./runner"
import { startEdge } from "./start-edge"
import { startServer } from "./start-server"
import { generous, newDatabase, newDataDir, newFolder, onPostgres } from "./test-env"

const count = 5000
const atOnce = 200

// Times are measured and printed, without a limit. The test is that every post is accepted.
const load = async (where: string, origin: string, path: string) => {
  await burst(origin, { count: 500, atOnce: 50, from: 1_000_000, path })
  const { answers, acknowledged, broken, seconds } = await burst(origin, { count, atOnce, path })
  assert.equal(broken, 0)
  assert.equal(acknowledged.length, count)
  const milliseconds = (share: number) => Math.round(percentile(answers, share))
  figure(
    `${count} posts, ${atOnce} at once, ${where}, after 500 to warm up`,
    `all 200; p50 ${milliseconds(0.5)} ms, p99 ${milliseconds(0.99)} ms, most ${milliseconds(1)} ms; ${Math.round(count / seconds)}/s`,
  )
}

test("on PGlite 5,000 posts, 200 at once, are all accepted", async () => {
  const server = await startServer({ ...generous, CONTACT_DATA_DIR: await newDataDir() })
  try {
    await load("Node and PGlite", server.origin, formPath)
  } finally {
    await server.stop()
  }
})

test("on PostgreSQL 5,000 posts, 200 at once, are all accepted", async () => {
  const server = await startServer(onPostgres(await newDatabase(), await newFolder()))
  try {
    await load("Node and PostgreSQL 18", server.origin, formPath)
  } finally {
    await server.stop()
  }
})

test("under Deno 5,000 posts, 200 at once, are all accepted", async () => {
  const provider = await startMailProvider(randomFrom(2))
  const edge = await startEdge("contact-form", await edgeEnv(await newDatabase(), provider.url))
  try {
    await load("Deno and PostgreSQL 18", edge.origin, "/contact-form")
  } finally {
    await edge.stop()
    await provider.stop()
  }
})
