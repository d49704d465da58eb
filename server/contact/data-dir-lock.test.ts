import { spawnSync } from "node:child_process"
import { once } from "node:events"
import { readdirSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { temporaryFolder } from "../../test/temporary-folder"
import { lockDataDir, lockOwner, sendAdminQuery } from "./data-dir-lock"

const owner = createServer()
let locks: Awaited<ReturnType<typeof lockDataDir>>[] = []
afterEach(async () => {
  owner.close()
  for (const lock of locks.splice(0)) await lock.release()
})

const folder = temporaryFolder()

const lockFolder = async () => {
  const lock = await lockDataDir(folder())
  locks.push(lock)
  return lock
}

test("a query waits for a server that is still opening its database", async () => {
  const lock = await lockFolder()
  const answer = sendAdminQuery(folder(), "admin_show", { id: "1" })
  expect(await lockOwner(folder())).toBe(process.pid)
  lock.serve((query, body) => Promise.resolve({ query, body }))
  expect(await answer).toEqual({ query: "admin_show", body: { id: "1" } })
})

test("a process that has the directory and does not respond, as a suspended one, is reported", async () => {
  await once(owner.listen(join(folder(), "lock.sock")), "listening")
  jest.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.abort())
  await expect(lockDataDir(folder())).rejects.toThrow("does not respond. Is it suspended?")
})

test("of several processes that find the lock of a dead one, at most one gets it, and it keeps it", async () => {
  const listen = `require("net").createServer().listen(${JSON.stringify(join(folder(), "lock.sock"))}, process.abort)`
  spawnSync(process.execPath, ["-e", listen])
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(folder())))
  locks = attempts.flatMap((attempt) => (attempt.status === "fulfilled" ? [attempt.value] : []))
  expect(locks).toHaveLength(1)
  await expect(lockDataDir(folder())).rejects.toThrow(
    `is in use by the process ${process.pid}. Stop it first`,
  )
  expect(readdirSync(folder())).toEqual(["lock.sock"])
})
