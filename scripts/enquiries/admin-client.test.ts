import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sendAdminQuery, serveAdminQueries } from "../../server/contact/admin-socket"
import { lockDataDir } from "../../server/contact/data-dir"
import { openAdminClient } from "./admin-client"

const dataDir = mkdtempSync(join(tmpdir(), "admin-client-"))
afterAll(() => rmSync(dataDir, { recursive: true }))

test("a query waits for a server that is still opening its database", async () => {
  const lock = await lockDataDir(dataDir)
  const client = await openAdminClient({ database: undefined, dataDir }, dataDir)
  const listed = client.list({ limit: 1 })
  expect(await sendAdminQuery(dataDir, "admin_list", {})).toBeNull()
  const server = await serveAdminQueries(dataDir, () => Promise.resolve([]))
  try {
    expect(await listed).toEqual([])
  } finally {
    await server.stop()
    await lock.release()
  }
})
