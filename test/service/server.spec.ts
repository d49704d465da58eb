import { stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { contactFormPath } from "../../supabase/functions/_shared/contact/contract"
import { rawRequest } from "../server/raw-request"
import { burst } from "./burst"
import { expect, test } from "./fixtures"
import { enquiry, numbersOf, post, storedEnquiries } from "./post"
import { generous, startInProcess } from "./start-server"

test("other users may not open the database folder, even in an open data directory", async ({ site }) => {
  expect((await stat(join(site.dataDir, "database"))).mode & 0o777).toBe(0o700)
})

test("a database that is damaged is refused with a sentence about what to do", async ({ newDataDir }) => {
  const dataDir = await newDataDir()
  await writeFile(join(dataDir, "database", "global", "pg_control"), "")
  await expect(startInProcess({ CONTACT_DATA_DIR: dataDir })).rejects.toThrow(
    /The database in .* cannot be opened: .* damaged\. .*restore a backup/,
  )
})

test("no line of the log holds what a visitor typed, or an address", async ({ site }) => {
  await post(site.origin, enquiry(4))
  await post(site.origin, { ...enquiry(5), email: "not-an-address@" })
  expect(site.output()).not.toMatch(/visitor|example|Trading|127\.0\.0\.1|not-an-address/i)
  expect(site.output()).toMatch(/"event":"contact_form"/)
})

test("a proxy that passes on addresses without being trusted is logged once", async ({ site }) => {
  for (const address of ["203.0.113.1", "203.0.113.2"])
    await fetch(`${site.origin}${contactFormPath}`, {
      method: "POST",
      headers: { "X-Forwarded-For": address },
    })
  expect(site.output().match(/"event":"proxy_not_trusted"/g)).toHaveLength(1)
})

test("a request that never ends gets 408", async ({ site }) => {
  const port = Number(new URL(site.origin).port)
  expect(await rawRequest(port, "GET / HTTP/1.1\r\nHost: a\r\n")).toMatch(/^HTTP\/1\.1 408 /)
})

test("SIGTERM under load ends the server with 0 and loses nothing", async ({ newDataDir, startServer }) => {
  const dataDir = await newDataDir()
  const server = await startServer({ ...generous, CONTACT_DATA_DIR: dataDir })
  let stopped: Promise<number> | undefined
  const result = await burst(server.origin, {
    count: 400,
    atOnce: 50,
    onAnswer: (answered) => {
      if (answered === 150) stopped = server.stop()
    },
  })
  expect(await stopped).toBe(0)
  const stored = numbersOf(await storedEnquiries(dataDir))
  expect(result.acknowledged.length).toBeGreaterThanOrEqual(150)
  expect(result.acknowledged.filter((number) => !stored.includes(number))).toEqual([])
})
