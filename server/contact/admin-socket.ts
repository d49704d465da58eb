import { rm } from "node:fs/promises"
import { createServer, request } from "node:http"
import { listenPrivately, socketPath } from "./data-dir"

/** The queries of the owner: SQL functions of schema `contact` that only the owner of the database may call, and the backup. */
export const adminQueries = [
  "admin_list",
  "admin_show",
  "admin_release",
  "admin_erase",
  "admin_mails",
  // Not an SQL function: writes a backup of the embedded database to a file.
  "backup",
] as const
export type AdminQuery = (typeof adminQueries)[number]
export type RunAdminQuery = (query: AdminQuery, body: object) => Promise<unknown>

const isAdminQuery = (name: string): name is AdminQuery => (adminQueries as readonly string[]).includes(name)

/**
 * Accepts the queries of `npm run enquiries` on a local socket while the service has the database open. The caller must hold
 * the lock of the data directory.
 * @throws an Error if the socket is in use
 */
export const serveAdminQueries = async (
  dataDir: string,
  run: RunAdminQuery,
): Promise<{ stop: () => Promise<void> }> => {
  const path = socketPath(dataDir, "admin")
  const server = createServer((incoming, outgoing) => {
    let text = ""
    incoming.setEncoding("utf8")
    incoming.on("data", (chunk: string) => (text += chunk))
    incoming.on("end", () => {
      const respond = (body: object) => outgoing.end(JSON.stringify(body))
      const query = (incoming.url ?? "").slice(1)
      if (isAdminQuery(query)) {
        Promise.resolve()
          .then(() => run(query, JSON.parse(text) as object))
          .then(
            (result) => respond({ result }),
            (error: unknown) => respond({ error: error instanceof Error ? error.message : "unknown" }),
          )
      } else respond({ error: `There is no query ${query}.` })
    })
  })
  // The caller holds the lock, so a socket that exists belongs to a process that has died.
  await rm(path, { force: true })
  if (!(await listenPrivately(server, path))) throw new Error(`Cannot listen on ${path}.`)
  return {
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/**
 * Sends a query to the service that uses a data directory. Resolves to null if no service accepts queries there, or not yet.
 * @throws an Error with the service's message if the query fails
 */
export const sendAdminQuery = (
  dataDir: string,
  query: AdminQuery,
  body: object,
): Promise<{ result: unknown } | null> =>
  new Promise((resolve, reject) => {
    const options = { socketPath: socketPath(dataDir, "admin"), path: `/${query}`, method: "POST" }
    const outgoing = request(options, (incoming) => {
      let text = ""
      incoming.setEncoding("utf8")
      incoming.on("data", (chunk: string) => (text += chunk))
      incoming.on("end", () => {
        const { result, error } = JSON.parse(text) as { result?: unknown; error?: string }
        if (error === undefined) resolve({ result })
        else reject(new Error(error))
      })
    })
    outgoing.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ENOENT" || error.code === "ECONNREFUSED" ? resolve(null) : reject(error),
    )
    outgoing.end(JSON.stringify(body))
  })
