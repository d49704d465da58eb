import { chmod, open, rm, stat } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import { queryAdmin } from "./admin-client"
import { socketPath } from "./socket-path"

export type DataDirLock = {
  /** Sets what answers the questions of the command line. */
  answer: (handler: (question: string, body: object) => Promise<unknown>) => void
  release(): Promise<void>
}

// A takeover takes milliseconds; a mark older than this was left by a process that died in the middle of one.
const takeoverMilliseconds = 10_000

/**
 * Takes a data directory for this process: two embedded databases on one directory would overwrite each other without
 * a word. The lock is a listening socket, which ends with the process, however it ends.
 * @throws an Error naming the process that has the directory
 */
export const lockDataDir = async (dataDir: string): Promise<DataDirLock> => {
  const path = socketPath(dataDir)
  let handler: ((question: string, body: object) => Promise<unknown>) | undefined
  const server = createServer((incoming, outgoing) => {
    let text = ""
    incoming.setEncoding("utf8")
    incoming.on("data", (chunk: string) => (text += chunk))
    incoming.on("end", () => {
      const question = (incoming.url ?? "").slice(1)
      const reply = (answer: object) => outgoing.end(JSON.stringify(answer))
      if (question === "pid") reply({ result: process.pid })
      else if (!handler)
        reply({
          error: "The service is still starting. Please try again in a few seconds.",
          isStarting: true,
        })
      else
        handler(question, JSON.parse(text) as object).then(
          (result) => reply({ result }),
          (error: unknown) => reply({ error: error instanceof Error ? error.message : "unknown" }),
        )
    })
  })
  await listenAlone(server, path, dataDir)
  if (process.platform !== "win32") await chmod(path, 0o600)
  return {
    answer: (next) => {
      handler = next
    },
    release: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const listenAlone = async (server: Server, path: string, dataDir: string): Promise<void> => {
  if (await listen(server, path)) return
  await refuseIfTaken(path, dataDir)
  const mark = `${path}.takeover`
  const age = await stat(mark).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )
  if (age > takeoverMilliseconds) await rm(mark, { force: true })
  // Only one process at a time may clear away the socket of a dead one, or it could clear away a new one's.
  const handle = await open(mark, "wx").catch(() => {
    throw new Error(`Another process is just starting on ${dataDir}. Please try again in ten seconds.`)
  })
  try {
    await refuseIfTaken(path, dataDir)
    await rm(path, { force: true })
    if (!(await listen(server, path))) throw new Error(`${path} cannot be listened on.`)
  } finally {
    await handle.close()
    await rm(mark, { force: true })
  }
}

const refuseIfTaken = async (path: string, dataDir: string): Promise<void> => {
  const answer = await queryAdmin(path, "pid")
  if (!answer) return
  throw new Error(
    `${dataDir} is in use by the process ${String(answer.result)}. Stop it first, or set CONTACT_DATA_DIR to another folder.`,
  )
}

const listen = (server: Server, path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const refused = (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error)
    server.once("error", refused)
    server.listen(path, () => {
      server.off("error", refused)
      resolve(true)
    })
  })
