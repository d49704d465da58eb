import { createHash, randomBytes } from "node:crypto"
import { realpathSync } from "node:fs"
import { chmod, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { connect, createServer, type Server } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

// In bytes. The path of a Unix socket is limited to 104 bytes on macOS and 108 on Linux.
const longestPath = 100

/**
 * Returns the path of a socket for a data directory, which must exist. The socket is in the directory or, where that path is
 * too long, in the system's temporary folder.
 */
export const socketPath = (dataDir: string, name: "lock" | "admin"): string => {
  const folder = realpathSync(dataDir)
  const unique = `contact-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}-${name}`
  if (process.platform === "win32") return `\\\\.\\pipe\\${unique}`
  const inside = join(folder, `${name}.sock`)
  return Buffer.byteLength(inside) <= longestPath ? inside : join(tmpdir(), `${unique}.sock`)
}

/** Listens on a socket that only this user may open. Resolves to false if the path exists, even if its process has died. */
export const listenPrivately = async (server: Server, path: string): Promise<boolean> => {
  const isListening = await new Promise<boolean>((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error)
    server.once("error", onError)
    server.listen(path, () => {
      server.off("error", onError)
      resolve(true)
    })
  })
  if (isListening && process.platform !== "win32") await chmod(path, 0o600)
  return isListening
}

// A takeover takes milliseconds; an older mark belongs to a process that died during its takeover.
const takeoverMilliseconds = 10_000

export type DataDirLock = { release: () => Promise<void> }

/**
 * Locks a data directory for this process, because two embedded databases in one directory would overwrite each other. The
 * lock is a listening socket, so it ends with the process, even if the process is killed. It sends its process id to every
 * client.
 * @throws an Error that names the process which has locked the directory
 */
export const lockDataDir = async (dataDir: string): Promise<DataDirLock> => {
  const path = socketPath(dataDir, "lock")
  const server = createServer((socket) => {
    socket.on("error", () => undefined)
    socket.end(String(process.pid))
  })
  if (!(await listenPrivately(server, path))) await takeOver(server, path, dataDir)
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

// Takes over the lock of a process that has died and left its socket behind.
const takeOver = async (server: Server, path: string, dataDir: string): Promise<void> => {
  await refuseIfLocked(dataDir)
  const mark = `${path}.takeover`
  const age = await stat(mark).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )
  if (age > takeoverMilliseconds) await rm(mark, { force: true })
  // One process at a time removes the socket: a second one could remove the socket of the new owner.
  const handle = await open(mark, "wx").catch(() => {
    throw new Error(`Another process is starting with ${dataDir}. Please try again in ten seconds.`)
  })
  try {
    await refuseIfLocked(dataDir)
    await rm(path, { force: true })
    if (!(await listenPrivately(server, path))) throw new Error(`Cannot listen on ${path}.`)
  } finally {
    await handle.close()
    await rm(mark, { force: true })
  }
}

const refuseIfLocked = async (dataDir: string): Promise<void> => {
  const owner = await lockOwner(dataDir)
  if (owner === null) return
  throw new Error(
    `${dataDir} is in use by the process ${owner}. Stop it first, or set CONTACT_DATA_DIR to another folder.`,
  )
}

// In milliseconds. A running process responds at once, a suspended one never.
const ownerTimeout = 5000

/**
 * Returns the id of the process that has locked a data directory, or null.
 * @throws an Error if the process does not respond
 */
export const lockOwner = (dataDir: string): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const path = socketPath(dataDir, "lock")
    const socket = connect(path)
    let text = ""
    socket.setEncoding("utf8").setTimeout(ownerTimeout, () => {
      socket.destroy()
      reject(new Error(`The process that listens on ${path} does not respond. Is it suspended?`))
    })
    socket.on("data", (chunk: string) => (text += chunk))
    socket.on("end", () => resolve(Number(text)))
    socket.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ENOENT" || error.code === "ECONNREFUSED" ? resolve(null) : reject(error),
    )
  })

/** Writes a file that only its owner may read. It appears complete or not at all, even if the process is killed. */
export const writeAtomically = async (path: string, content: string | Buffer): Promise<void> => {
  await writeFile(`${path}.part`, content, { mode: 0o600 })
  await rename(`${path}.part`, path)
}

/**
 * Returns the key for hashing client addresses and mailboxes, 64 hexadecimal digits, from the file `hash-secret` in a data
 * directory. Generates it on the first start, and again if the file is incomplete: a full disk can leave an empty file, and
 * HMAC needs a key.
 */
export const localHashSecret = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, "hash-secret")
  const stored = await readFile(path, "utf8").catch(() => "")
  if (/^[0-9a-f]{64}$/.test(stored)) return stored
  const secret = randomBytes(32).toString("hex")
  await writeAtomically(path, secret)
  return secret
}
