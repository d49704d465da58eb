import { randomBytes } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { writeWhole } from "./write-whole"

/**
 * Returns the key of the hashes of client addresses that belongs to a data directory. It is made on the first start, and
 * again if what is there is no whole key: a full disk can leave an empty file, and no hash can be made with that.
 */
export const localHashSecret = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, "hash-secret")
  const kept = await readFile(path, "utf8").catch(() => "")
  if (/^[0-9a-f]{64}$/.test(kept)) return kept
  const secret = randomBytes(32).toString("hex")
  await writeWhole(path, secret)
  return secret
}
