import { createHash, randomBytes } from "node:crypto"
import { once } from "node:events"
import { realpathSync } from "node:fs"
import { chmod, rename, rm } from "node:fs/promises"
import { createServer, request, type IncomingMessage, type Server } from "node:http"
import { join } from "node:path"
import { json } from "node:stream/consumers"

/**
 * Runs a query of the owner: an SQL function of schema `contact` that only the owner of the database may call, or `backup`,
 * which returns a copy of the embedded database in Base64.
 */
export type RunAdminQuery = (query: string, body: object) => Promise<unknown>

/**
 * Locks a data directory for this process, because two embedded databases in one directory would overwrite each other.
 * The lock is a listening socket, so it ends with the process, even if the process is killed. It responds with the
 * process id, and with the results of queries.
 * @throws an Error that names the process which has locked the directory
 */
export const lockDataDir = async (dataDir: string) => {
  let serve = (_run: RunAdminQuery): void => undefined
  const serving = new Promise<RunAdminQuery>((resolve) => (serve = resolve))
  const answer = async (incoming: IncomingMessage): Promise<unknown> => {
    const query = (incoming.url ?? "").slice(1)
    if (query === "pid") return process.pid
    if (!/^(admin_[a-z]+|backup)$/.test(query)) throw new Error(`There is no query ${query}.`)
    const body = (await json(incoming)) as object
    return (await serving)(query, body)
  }
  const server = createServer((incoming, outgoing) => {
    const respond = (body: object) => outgoing.end(JSON.stringify(body))
    answer(incoming).then(
      (result) => respond({ result }),
      (error: unknown) => respond({ error: error instanceof Error ? error.message : "unknown" }),
    )
  })
  const path = socketPath(dataDir)
  if (!(await listenPrivately(server, path))) await takeOver(server, path, dataDir)
  return {
    /** Runs the queries of `npm run enquiries`, which wait until then. */
    serve,
    release: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/**
 * Returns the path of the socket in the data directory.
 * @throws an Error with a sentence if the path is too long for a socket
 */
const socketPath = (dataDir: string): string => {
  if (process.platform === "win32")
    return `\\\\.\\pipe\\contact-${createHash("sha256").update(realpathSync(dataDir)).digest("hex")}`
  const path = join(dataDir, "lock.sock")
  // A Unix socket is limited to 104 bytes on macOS and 108 on Linux; Node cuts a longer path.
  if (Buffer.byteLength(path) <= 90) return path
  throw new Error(
    `The path of the data folder ${dataDir} is too long. Set CONTACT_DATA_DIR to a shorter one.`,
  )
}

// Listens on a socket that only this user may open. Resolves to false if the path exists, even if its process has died.
const listenPrivately = async (server: Server, path: string): Promise<boolean> => {
  try {
    await once(server.listen(path), "listening")
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return false
    throw error
  }
  if (process.platform !== "win32") await chmod(path, 0o600)
  return true
}

// Takes over the lock of a process that has died and left its socket behind.
const takeOver = async (server: Server, path: string, dataDir: string): Promise<void> => {
  const owner = await lockOwner(dataDir, path)
  if (owner !== null)
    throw new Error(
      `${dataDir} is in use by the process ${owner}. Stop it first, or set CONTACT_DATA_DIR to another folder.`,
    )
  const busy = new Error(`Another process is starting with ${dataDir}, or it is read-only. Please try again.`)
  // Moves the socket before removing it: if another process has taken over meanwhile, it gets its socket back.
  const moved = `${path}.${randomBytes(4).toString("hex")}`
  await rename(path, moved).catch(() => Promise.reject(busy))
  if ((await lockOwner(dataDir, moved)) !== null) {
    await rename(moved, path)
    throw busy
  }
  await rm(moved)
  if (!(await listenPrivately(server, path))) throw busy
}

/**
 * Returns the id of the process that has locked a data directory, or null.
 * @throws an Error if the process does not respond
 */
export const lockOwner = async (dataDir: string, path?: string): Promise<number | null> => {
  try {
    // A running process responds at once, a suspended one never.
    return (await ask(path ?? socketPath(dataDir), "pid", {}, AbortSignal.timeout(5000))) as number
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException
    if (code === "ENOENT" || code === "ECONNREFUSED") return null
    if (name !== "AbortError") throw error
    throw new Error(`The process that has locked ${dataDir} does not respond. Is it suspended?`)
  }
}

/**
 * Sends a query to the process that has locked a data directory.
 * @throws an Error with the message of that process if the query fails
 */
export const sendAdminQuery = (dataDir: string, query: string, body: object): Promise<unknown> =>
  ask(socketPath(dataDir), query, body)

const ask = async (path: string, query: string, body: object, signal?: AbortSignal): Promise<unknown> => {
  const options = { socketPath: path, path: `/${query}`, method: "POST", signal }
  const outgoing = request(options).end(JSON.stringify(body))
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage]
  const { result, error } = (await json(incoming)) as { result?: unknown; error?: string }
  if (error !== undefined) throw new Error(error)
  return result
}
