import { join } from "node:path"
import { startContactService } from "../../server/contact/contact-service"
import { readContactSettings } from "../../server/contact/settings"
import { asService, root } from "./postgres"
import { startTied, type TiedProcess } from "./tied-process"

export type TestServer = Pick<TiedProcess, "output" | "exitCode"> & {
  /** For example http://127.0.0.1:40000 */
  origin: string
  /** Ends it at once with SIGKILL. */
  kill: () => Promise<number>
  /** Stops it with SIGTERM. Resolves to its exit code. */
  stop: () => Promise<number>
}

/** Starts the service as a separate process and waits until it listens. */
export const startServer = async (env: Record<string, string>): Promise<TestServer> => {
  const { output, printed, exitCode, end } = startTied(
    process.execPath,
    ["--import", "tsx", join(__dirname, "server.ts")],
    { cwd: root, env: { PATH: process.env.PATH, ...env } },
  )
  const port = await printed(/^port (\d+)$/m)
  return {
    origin: `http://127.0.0.1:${port}`,
    output,
    exitCode,
    kill: () => end("KILL"),
    stop: () => end("TERM"),
  }
}

/** Starts the service in this process, which rejects if it cannot start. */
export const startInProcess = (env: Record<string, string>) => startContactService(readContactSettings(env))

/** Settings of a server in a test: no limits on posts, no cap on confirmations. */
export const generous = { CONTACT_RATE_LIMIT: "0", CONTACT_CONFIRMATIONS_PER_HOUR: "100000" }

/** Returns the settings of a server on a PostgreSQL database. */
export const onPostgres = (url: string, dataDir: string) => ({
  ...generous,
  CONTACT_DATA_DIR: dataDir,
  CONTACT_DATABASE_URL: asService(url),
  CONTACT_MAIL: "file",
  CONTACT_HASH_SECRET: "a secret that only the tests know",
})
