import { readFileSync, writeFileSync } from "node:fs"
import fsPromises from "node:fs/promises"
import { join } from "node:path"
import { temporaryFolder } from "../../test/temporary-folder"
import { localHashSecret } from "./data-dir"

const folder = temporaryFolder()
const file = () => join(folder(), "hash-secret")

test.each(["", "0123"])("a file that holds %j is replaced by a complete key, which is kept", async (left) => {
  writeFileSync(file(), left)
  const secret = await localHashSecret(folder())
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(readFileSync(file(), "utf8")).toBe(secret)
  expect(await localHashSecret(folder())).toBe(secret)
})

test("a key that cannot be read is not replaced, and a line break after it does not count", async () => {
  writeFileSync(file(), `${"ab".repeat(32)}\n`)
  expect(await localHashSecret(folder())).toBe("ab".repeat(32))
  jest.spyOn(fsPromises, "readFile").mockRejectedValueOnce(new Error("EACCES"))
  await expect(localHashSecret(folder())).rejects.toThrow("EACCES")
})
