import { spawn } from "node:child_process"
import { join } from "node:path"

export type TestServer = {
  /** For example http://127.0.0.1:40000 */
  origin: string
  pid: number
  /** Returns its whole output. */
  output: () => string
  /** Resolves to the exit code or the name of the signal. */
  ended: Promise<number | string>
  /** Ends it at once with SIGKILL. */
  kill(): Promise<void>
  /** Stops it with SIGTERM and waits. */
  stop(): Promise<number | string>
}

const root = join(__dirname, "..", "..")

/** Starts the service as a separate process and waits until it listens. */
export const startServer = (env: Record<string, string>): Promise<TestServer> => {
  const child = spawn(process.execPath, ["--import", "tsx", join(__dirname, "server.ts")], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: "pipe",
  })
  let output = ""
  const ended = new Promise<number | string>((resolve) => {
    child.once("exit", (code, signal) => resolve(code ?? signal ?? "unknown"))
  })
  return new Promise((resolve, reject) => {
    const read = (chunk: string) => {
      output += chunk
      const port = /^port (\d+)$/m.exec(output)?.[1]
      if (port) {
        resolve({
          origin: `http://127.0.0.1:${port}`,
          pid: child.pid ?? 0,
          output: () => output,
          ended,
          kill: async () => {
            child.kill("SIGKILL")
            await ended
          },
          stop: () => {
            child.kill("SIGTERM")
            return ended
          },
        })
      }
    }
    child.stdout.setEncoding("utf8").on("data", read)
    child.stderr.setEncoding("utf8").on("data", read)
    void ended.then((how) => reject(new Error(`The server ended with ${how}:\n${output}`)))
  })
}
