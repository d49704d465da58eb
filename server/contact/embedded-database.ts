import { createHash } from "node:crypto"
import { once } from "node:events"
import { mkdir, realpath, rm } from "node:fs/promises"
import { connect, createServer } from "node:net"
import { join } from "node:path"
import type { PGlite } from "@electric-sql/pglite"
import { checkColumns } from "../../supabase/functions/_shared/contact/store/contact-store"
import { migrate } from "./migrate"

/**
 * Locks a data directory, opens the embedded database in it and brings its tables up to date.
 * @throws an Error with a sentence for the operator
 */
export const openEmbedded = async (dataDir: string) => {
  await mkdir(join(dataDir, "database"), { recursive: true, mode: 0o700 })
  const unlock = await lock(dataDir)
  try {
    const database = await openDatabase(dataDir)
    const close = async () => {
      await database.close()
      await unlock()
    }
    return { database, close }
  } catch (error) {
    await unlock()
    throw new Error(
      `The database in ${dataDir} cannot be opened: ${error instanceof Error ? error.message : String(error)}. ` +
        "Is the disk full? Otherwise put back a copy of the folder, or move it away to start with an empty database.",
    )
  }
}

const openDatabase = async (dataDir: string): Promise<PGlite> => {
  // A server with PostgreSQL runs without this package.
  const { PGlite } = await import("@electric-sql/pglite")
  const database = await PGlite.create(join(dataDir, "database"))
  await migrate(database, (sql) => database.exec(sql))
  await checkColumns(database)
  return database
}

/** Two embedded databases in one folder would overwrite each other. The lock is a socket, so it ends with its process. */
const lock = async (dataDir: string): Promise<() => Promise<unknown>> => {
  const path =
    process.platform === "win32"
      ? `\\\\.\\pipe\\contact-${createHash("sha256")
          .update(await realpath(dataDir))
          .digest("hex")}`
      : join(dataDir, "lock.sock")
  const server = createServer((socket) => socket.end()).unref()
  try {
    await once(server.listen(path), "listening")
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error
    if (await isListening(path))
      throw new Error(`${dataDir} is in use by another process. Stop it first, or set CONTACT_DATA_DIR.`)
    // Left behind by a process that was killed.
    await rm(path)
    await once(server.listen(path), "listening")
  }
  return () => new Promise((resolve) => server.close(resolve))
}

const isListening = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path)
      .once("connect", () => resolve(true))
      .once("error", () => resolve(false))
      .once("close", () => socket.destroy())
  })
