import { once } from "node:events"
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import fsPromises from "node:fs/promises"
import { createServer, Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { localHashSecret, lockDataDir, socketPath } from "./data-dir"
import { eraseOldMailFiles } from "./file-mailer"

const folder = mkdtempSync(join(tmpdir(), "hash-secret-"))
const file = join(folder, "hash-secret")
afterAll(() => rmSync(folder, { recursive: true }))

test.each(["", "0123", "z".repeat(64)])(
  "a file that holds %j is replaced by a complete key, which is kept",
  async (left) => {
    writeFileSync(file, left)
    const secret = await localHashSecret(folder)
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(readFileSync(file, "utf8")).toBe(secret)
    expect(await localHashSecret(folder)).toBe(secret)
    expect(readdirSync(folder)).toEqual(["hash-secret"])
  },
)

test("a write that fails half way leaves no part of a key in the file", async () => {
  rmSync(file)
  jest.spyOn(fsPromises, "writeFile").mockImplementationOnce((path) => {
    writeFileSync(path as string, "0123")
    return Promise.reject(new Error("ENOSPC"))
  })
  await expect(localHashSecret(folder)).rejects.toThrow("ENOSPC")
  expect(readdirSync(folder)).not.toContain("hash-secret")
  const secret = await localHashSecret(folder)
  expect(readFileSync(file, "utf8")).toBe(secret)
  expect(readdirSync(folder)).toEqual(["hash-secret"])
})

test("a process that has the directory and does not respond, as a suspended one, is reported", async () => {
  const owner = createServer()
  await once(owner.listen(socketPath(folder, "lock")), "listening")
  const setTimeout = jest.spyOn(Socket.prototype, "setTimeout").mockImplementationOnce(function (
    this: Socket,
    _,
    expired,
  ) {
    if (expired) setImmediate(expired)
    return this
  })
  await expect(lockDataDir(folder)).rejects.toThrow("does not respond. Is it suspended?")
  setTimeout.mockRestore()
  owner.close()
})

test("mail files are erased after 30 days", async () => {
  const mails = mkdtempSync(join(folder, "mail-"))
  const day = 24 * 60 * 60
  for (const [name, days] of Object.entries({ old: 31, recent: 29 })) {
    writeFileSync(join(mails, name), "")
    utimesSync(join(mails, name), Date.now() / 1000 - days * day, Date.now() / 1000 - days * day)
  }
  await eraseOldMailFiles(mails)
  expect(readdirSync(mails)).toEqual(["recent"])
})
