import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sendAdminQuery, serveAdminQueries } from "../../server/contact/admin-socket"
import { lockDataDir } from "../../server/contact/data-dir"
import { listEnquiries, openAdminClient, type AdminClient } from "./admin-client"

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

test("a long list is read page by page, so that no query keeps a server from its visitors for long", async () => {
  const enquiries = Array.from({ length: 2500 }, (_, number) => ({ id: String(number), received: "" }))
  const list = jest.fn(({ limit, before }: Parameters<AdminClient["list"]>[0]) => {
    const start = before ? Number(before.id) + 1 : 0
    return Promise.resolve(enquiries.slice(start, start + limit))
  })
  const client = { list } as unknown as AdminClient
  expect(await listEnquiries(client)).toEqual(enquiries)
  expect(await listEnquiries(client, 1200)).toHaveLength(1200)
  expect(list.mock.calls.map(([{ limit }]) => limit)).toEqual([1000, 1000, 1000, 1000, 200])
})
