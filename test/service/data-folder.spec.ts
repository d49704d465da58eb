import { cp, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "./fixtures"
import { enquiry, post } from "./post"
import { generous } from "./start-server"

// The unit test of database-files.ts has all other ways in which a database can get lost.

// The server may write a file meanwhile, so the first attempt can find the folder filled again.
const remove = (folder: string) => rm(folder, { recursive: true, maxRetries: 9 })

const statusOrNone = (response: Promise<{ status: number }>) =>
  response.then(
    ({ status }) => status,
    () => "none",
  )

test("a server whose database is replaced fails and ends with 75", async ({ newDataDir, startServer }) => {
  const dataDir = await newDataDir()
  const folder = join(dataDir, "database")
  const server = await startServer({ ...generous, CONTACT_DATA_DIR: dataDir })
  expect((await post(server.origin, enquiry(1))).status).toBe(200)
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  await cp(folder, `${folder}-copy`, { recursive: true })
  await remove(folder)
  await rename(`${folder}-copy`, folder)
  const requests = [fetch(`${server.origin}/healthz`), post(server.origin, enquiry(2))]
  // The server looks for its files every second, so it can end before these requests.
  for (const status of await Promise.all(requests.map(statusOrNone))) expect([503, "none"]).toContain(status)
  expect(await server.exitCode()).toBe(75)
  expect(server.output()).toMatch(/"event":"contact_fatal"/)
})

test("without visitors, too, a server without files ends with 75", async ({ newDataDir, startServer }) => {
  const dataDir = await newDataDir()
  const server = await startServer({ ...generous, CONTACT_DATA_DIR: dataDir })
  await remove(dataDir)
  expect(await server.exitCode()).toBe(75)
})
