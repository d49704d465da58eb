import { randomBytes } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** The key of the hashes of client addresses that belongs to a data directory; made on the first start. */
export const localHashSecret = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, "hash-secret")
  try {
    return await readFile(path, "utf8")
  } catch {
    const secret = randomBytes(32).toString("hex")
    await writeFile(path, secret, { mode: 0o600 })
    return secret
  }
}
