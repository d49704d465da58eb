import { PGlite } from "@electric-sql/pglite"
import { parentPort, workerData } from "node:worker_threads"
import { callSql } from "../../supabase/functions/_shared/contact/store/contact-store"
import { migrate, type Migration } from "./migrate"

export type PgliteWorkerData = { dataDir: string; migrations: Migration[] }

/** A call of an SQL function, as the owner or as contact_writer; "close" ends the worker. */
export type PgliteRequest = { id: number; name: string; request: object; asOwner: boolean } | "close"

/** "ready" is sent once the database is open and migrated, "busy" when a backup begins. */
export type PgliteResponse =
  | "ready"
  | "busy"
  | { id: number; result: unknown }
  | { id: number; error: { message: string; code: string } }

const { dataDir, migrations } = workerData as PgliteWorkerData
const port = parentPort
if (!port) throw new Error("This file runs as a worker thread.")

const open = async (): Promise<PGlite> => {
  const database = await PGlite.create(dataDir)
  await migrate(
    {
      run: (sql) => database.exec(sql),
      rows: async (sql) => (await database.query<Record<string, unknown>>(sql)).rows,
    },
    migrations,
  )
  // PGlite runs as superuser; from here on it has only the rights of the service.
  await database.exec("set role contact_writer")
  return database
}

const opened = open()

/** Returns a compressed copy of the database, as it is between two calls, in Base64. */
const copy = async (database: PGlite): Promise<string> => {
  port.postMessage("busy" satisfies PgliteResponse)
  const dump = await database.dumpDataDir("gzip")
  return Buffer.from(await dump.arrayBuffer()).toString("base64")
}

const run = async ({
  id,
  name,
  request,
  asOwner,
}: Exclude<PgliteRequest, "close">): Promise<PgliteResponse> => {
  try {
    const database = await opened
    if (name === "backup") return { id, result: await copy(database) }
    // The simple protocol takes one message, a query with parameters takes six. In hexadecimal, nothing needs an escape.
    const hex = Buffer.from(JSON.stringify(request)).toString("hex")
    const call = callSql(name).replace("$1::text", `convert_from('\\x${hex}', 'UTF8')`)
    const results = await database.exec(asOwner ? `set local role none; ${call}` : call)
    const row = results.find(({ rows }) => rows.length > 0)?.rows[0]
    return { id, result: JSON.parse(String(row?.result)) as unknown }
  } catch (error) {
    const { message = "", code = "unknown" } = error as { message?: string; code?: string }
    return { id, error: { message, code } }
  }
}

const close = async () => {
  await (await opened).close()
  port.close()
}

port.on("message", (request: PgliteRequest) => {
  if (request === "close") void close()
  else void run(request).then((response) => port.postMessage(response))
})

// A failure to open is left unhandled on purpose: it ends the worker, and the main thread gets it as an error event.
void opened.then(() => port.postMessage("ready"))
