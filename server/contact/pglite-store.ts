import { once } from "node:events"
import { chmod, mkdir, readdir } from "node:fs/promises"
import path from "node:path"
import { Worker } from "node:worker_threads"
import {
  storeFromCalls,
  type ContactStore,
} from "../../supabase/functions/_shared/contact/store/contact-store"
import type { RunAdminQuery } from "./data-dir-lock"
import { watchDatabaseFiles } from "./database-files"
import { migrationRefused, type Migration } from "./migrate"
import { pendingCalls } from "./pending-calls"
import type { PgliteRequest, PgliteWorkerData } from "./pglite-worker"

export type PgliteStore = ContactStore & {
  /** Calls an SQL function with the rights of the owner. */
  runAsOwner: RunAdminQuery
  /** Resolves to false, and calls `onFatal`, if the files of the database were removed or replaced. */
  isKept: () => Promise<boolean>
  /** Waits for the calls in progress, then closes the database. Ends it after ten seconds, which loses no stored row. */
  stop: () => Promise<void>
}

// In milliseconds.
const longestClose = 10_000
const filesInterval = 1000

/**
 * Opens the store on an embedded PGlite in a worker thread, and resolves once the database is migrated. PGlite can loop
 * forever when a write fails, for example on a full disk. In the main thread this would block the server; in the worker
 * a watchdog ends it.
 * @param onFatal called once if the database hangs or dies or its files are gone, after all open calls have been rejected.
 *   Later calls are rejected too.
 */
export const openPgliteStore = async (
  dataDir: string,
  migrations: Migration[],
  onFatal: (reason: Error) => void,
): Promise<PgliteStore> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await refuseForeignFolder(dataDir)
  // PGlite lets every user read its files, so only the owner may enter their folder.
  await chmod(dataDir, 0o700)
  const workerData: PgliteWorkerData = { dataDir, migrations }
  const worker = new Worker(path.join(__dirname, "pglite-worker.ts"), {
    workerData,
    // Node 20 refuses to start a worker from a TypeScript file under the `--import tsx` of its parent.
    execArgv: ["--require", require.resolve("tsx/cjs")],
  })
  // Rejects if the worker fails before its first message, "ready".
  await once(worker, "message").catch((error: unknown) => {
    throw openError(error, dataDir)
  })
  const files = await watchDatabaseFiles(dataDir)

  let refusal: Error | null = null
  const endDatabase = (reason: Error) => {
    if (calls.isFailed()) return
    clearInterval(filesTimer)
    calls.fail(reason)
    void worker.terminate()
    onFatal(reason)
  }
  const calls = pendingCalls(endDatabase)
  worker.on("message", calls.settle)
  worker.on("error", endDatabase)
  const onExit = () => endDatabase(new Error("The embedded database has ended."))
  worker.on("exit", onExit)

  const filesGone = new Error(`The files of the database in ${dataDir} were removed or replaced.`)
  const isKept = async () => {
    const areKept = await files.areKept()
    if (!areKept) endDatabase(filesGone)
    return areKept
  }
  const filesTimer = setInterval(() => void isKept(), filesInterval)

  const post = (request: PgliteRequest) => worker.postMessage(request)
  const call = async (name: string, request: object, asOwner: boolean): Promise<unknown> => {
    if (refusal) throw refusal
    const result = await calls.add((id) => post({ id, name, request, asOwner }))
    // A result counts only if its rows can be found again.
    if (!(await isKept())) throw filesGone
    return result
  }
  return {
    ...storeFromCalls((name, request) => call(name, request, false)),
    runAsOwner: (name, request) => call(name, request, true),
    isKept,
    stop: async () => {
      refusal = new Error("The embedded database is closing.")
      await calls.end()
      clearInterval(filesTimer)
      await files.release()
      if (calls.isFailed()) return
      worker.off("exit", onExit)
      post("close")
      const timer = setTimeout(() => void worker.terminate(), longestClose)
      await new Promise((resolve) => worker.once("exit", resolve))
      clearTimeout(timer)
    },
  }
}

/**
 * Throws unless a folder is empty or a database: PGlite would create a new database in place of one that an
 * interrupted copy or restore has left incomplete.
 */
const refuseForeignFolder = async (folder: string): Promise<void> => {
  const files = await readdir(folder)
  if (files.length === 0 || files.includes("PG_VERSION")) return
  throw new Error(
    `The database in ${folder} is incomplete: the file PG_VERSION is missing. Nothing was changed. ` +
      "Copy it again or restore a backup (docs/running.md), or move the folder away to start with an empty database.",
  )
}

/** Returns a sentence for the operator, except for an error that has one: PGlite reports those of WebAssembly. */
const openError = (error: unknown, folder: string): Error => {
  const { message = "", code } = error as { message?: string; code?: string }
  if (code === migrationRefused) return new Error(message)
  return new Error(
    `The database in ${folder} cannot be opened: the disk is full, or its files are damaged. Free some space and start ` +
      `again. If that does not help, restore a backup (docs/running.md). PGlite reports: ${message.split("\n")[0] ?? ""}`,
    { cause: error },
  )
}
