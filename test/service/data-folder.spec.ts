import { cp, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "./fixtures"
import { enquiry, post } from "./post"
import { generous } from "./start-server"

// The unit test of database-files.ts has all other ways in which a database can get lost.
test("a server whose database is replaced fails and ends with 75", async ({ newDataDir, startServer }) => {
  const dataDir = await newDataDir()
  const folder = join(dataDir, "database")
  const server = await startServer({ ...generous, CONTACT_DATA_DIR: dataDir })
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  await cp(folder, `${folder}-copy`, { recursive: true })
  // The server may write a file meanwhile, so the first attempt can find the folder filled again.
  await rm(folder, { recursive: true, maxRetries: 9 })
  await rename(`${folder}-copy`, folder)
  // The server looks for its files every second, so it can end before this post.
  const status = post(server.origin, enquiry(1)).then(
    (answer) => answer.status,
    () => "none",
  )
  expect([503, "none"]).toContain(await status)
  expect(await server.exitCode()).toBe(75)
  expect(server.output()).toMatch(/"event":"contact_fatal"/)
})
