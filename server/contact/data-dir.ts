import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** Writes a file that only its owner may read. It appears complete or not at all, even if the process is killed. */
export const writeAtomically = async (path: string, content: string | Buffer): Promise<void> => {
  await writeFile(`${path}.part`, content, { mode: 0o600 })
  await rename(`${path}.part`, path)
}

/**
 * Returns the key for hashing client addresses and mailboxes, 64 hexadecimal digits, from the file `hash-secret` in a
 * data directory. Generates it on the first start, and again if the file is incomplete: a full disk can leave an empty
 * file, and HMAC needs a key. A file that cannot be read is an error.
 */
export const localHashSecret = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, "hash-secret")
  const stored = existsSync(path) ? (await readFile(path, "utf8")).trim() : ""
  if (/^[0-9a-f]{64}$/.test(stored)) return stored
  const secret = randomBytes(32).toString("hex")
  await writeAtomically(path, secret)
  return secret
}
