import { stat } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "./fixtures"
import { enquiry, post } from "./post"
import { generous } from "./start-server"

test("the log has no word of a visitor and no address, and only the user may open the database", async ({
  newFolder,
  startServer,
}) => {
  const dataDir = await newFolder()
  const { origin, output } = await startServer({ ...generous, CONTACT_DATA_DIR: dataDir })
  expect((await post(origin, enquiry(4))).status).toBe(200)
  expect((await post(origin, { ...enquiry(5), email: "not-an-address@" })).status).toBe(422)
  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ ok: true })
  expect(output()).toMatch(/"event":"contact_form"/)
  expect(output()).not.toMatch(/visitor|example|Forwarding|127\.0\.0\.1|not-an-address/i)
  expect((await stat(join(dataDir, "database"))).mode & 0o777).toBe(0o700)
})
