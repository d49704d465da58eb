import { createHash } from "node:crypto"
import { realpathSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

// The address of a Unix socket has room for 104 bytes on macOS and 108 on Linux.
const longest = 100

/** Where the service of a data directory can be spoken to on this machine; the directory must exist. */
export const socketPath = (dataDir: string): string => {
  const folder = realpathSync(dataDir)
  const name = `contact-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`
  const inside = join(folder, "service.sock")
  return Buffer.byteLength(inside) <= longest ? inside : join(tmpdir(), `${name}.sock`)
}
