import assert from "node:assert/strict"
import { join } from "node:path"
import { root } from "./test-env"
import { startTied, type TiedProcess } from "./tied-process"

export type TestServer = Pick<TiedProcess, "output" | "ended"> & {
  /** For example http://127.0.0.1:40000 */
  origin: string
  /** Ends it at once with SIGKILL. */
  kill: () => Promise<number>
  /** Stops it with SIGTERM. Resolves to its exit code. */
  stop: () => Promise<number>
}

/** Starts the service as a separate process and waits until it listens. */
export const startServer = async (env: Record<string, string>): Promise<TestServer> => {
  const { output, printed, ended, end } = startTied(
    process.execPath,
    ["--import", "tsx", join(__dirname, "server.ts")],
    { cwd: root, env: { PATH: process.env.PATH, ...env } },
  )
  const port = await printed(/^port (\d+)$/m)
  return {
    origin: `http://127.0.0.1:${port}`,
    output,
    ended,
    kill: () => end("KILL"),
    stop: () => end("TERM"),
  }
}

/** Expects the service to end with a message that matches instead of starting. */
export const expectRefused = (env: Record<string, string>, message: RegExp): Promise<void> =>
  assert.rejects(
    startServer(env).then((server) => server.stop()),
    message,
  )
